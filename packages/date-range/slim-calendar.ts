import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Modules of react-day-picker 10.0.2 that our calendar never runs, and what stands in their place. */
const unused: [RegExp, string][] = [
  // texts come from Intl, and `dateLib.format` writes the calendar's own keys
  [/[\\/]date-fns[\\/]format\.js$/, 'export const format = () => "";'],
  [
    /[\\/]react-day-picker[\\/]dist[\\/]esm[\\/]locale[\\/]en-US\.js$/,
    'export const enUS = { code: "en-US" };',
  ],
  // `noonSafe` and `animate` are off
  [
    /[\\/]react-day-picker[\\/].*[\\/]noonDateLib\.js$/,
    'export const createNoonOverrides = () => undefined;',
  ],
  [/[\\/]react-day-picker[\\/].*[\\/]useAnimation\.js$/, 'export const useAnimation = () => undefined;'],
];

/** Leaves out of the build what it would carry and never run (docs/adr/0008). */
export const slimCalendar: Plugin = {
  name: 'slim-calendar',
  setup(build) {
    const replaced = new Set<RegExp>();
    for (const [filter, contents] of unused) {
      build.onLoad({ filter }, () => {
        replaced.add(filter);
        return { contents, loader: 'js' };
      });
    }
    // a newer version that moves one of them must not slip through unseen
    build.onEnd(() => ({
      errors: unused
        .filter(([filter]) => !replaced.has(filter))
        .map(([filter]) => ({ text: `slim-calendar: nothing matches ${String(filter)} any more` })),
    }));
  },
};
