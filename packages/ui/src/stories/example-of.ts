import { createElement, type ComponentType } from 'react';
import { publicImports } from './public-imports';

interface WithLanguage {
  language?: 'en' | 'cn' | 'tw';
}

/** As `exampleOf`, for an example with words in every language: it is in the language of the toolbar. */
export function patternOf(Example: ComponentType<WithLanguage>, file: string) {
  const { parameters } = exampleOf(Example, file);
  const texts = { cn: { language: 'cn' as const }, tw: { language: 'tw' as const } };
  return {
    render: (args: WithLanguage) => createElement(Example, args),
    parameters: { ...parameters, texts },
  };
}

/** A story that draws an example file and shows its code, ready to copy. */
export function exampleOf(Example: ComponentType, file: string) {
  return {
    render: () => createElement(Example),
    parameters: {
      controls: { disable: true },
      docs: { canvas: { sourceState: 'shown' as const }, source: { code: publicImports(file) } },
    },
  };
}
