import type { ReactElement } from 'react';

const languages = ['en', 'cn', 'tw'] as const;
export type StoryLanguage = (typeof languages)[number];

type Globals = Readonly<Record<string, unknown>>;

/** The language of the toolbar. */
export const languageOf = (globals: Globals): StoryLanguage =>
  languages.find((language) => language === globals['language']) ?? 'en';

/** The `render` of a story whose texts are not args: renders in the language of the toolbar. */
export function inLanguage<Args>(draw: (language: StoryLanguage, args: Args) => ReactElement) {
  return (args: Args, { globals }: { globals: Globals }) => draw(languageOf(globals), args);
}
