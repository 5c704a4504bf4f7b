import { createElement, type ComponentType } from 'react';
import { publicImports } from './public-imports';

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
