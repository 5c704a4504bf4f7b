/**
 * Build plugin: replaces four modules of react-day-picker and date-fns, which the calendar never runs, by stubs.
 *
 * Why:     their 7 KB (gzip) would break the package's limit of 30 KB; a bundler cannot drop them, since the library
 *          refers to them (docs/adr/0008).
 * Safety:  only the published build has the stubs. Tests and the console run the source with the full modules. The
 *          build fails when one of the modules is not found, so a new version of react-day-picker needs a check here.
 * Remove:  once the size limit is raised, or react-day-picker loads these modules only when they are used.
 */
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Modules that the calendar on react-day-picker 10.0.2 never runs, with their stubs. */
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

/** The esbuild plugin that loads the stubs. */
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
    // fails if a newer version moves one of them
    build.onEnd(() => ({
      errors: unused
        .filter(([filter]) => !replaced.has(filter))
        .map(([filter]) => ({ text: `slim-calendar: nothing matches ${String(filter)} any more` })),
    }));
  },
};
