import { createElement, type ComponentType } from 'react';
import { inLanguage, type StoryLanguage } from './in-language';
import { publicImports } from './public-imports';

/** A story that draws an example file in the language of the toolbar and shows its code, ready to copy. */
export function exampleOf(Example: ComponentType<{ language?: StoryLanguage }>, file: string) {
  return {
    // the key: another language starts the example again, with sample values in that language
    render: inLanguage((language) => createElement(Example, { key: language, language })),
    parameters: {
      controls: { disable: true },
      docs: { canvas: { sourceState: 'shown' as const }, source: { code: publicImports(file) } },
    },
  };
}
