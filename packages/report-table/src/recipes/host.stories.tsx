import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Host } from './host';
import code from './host.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Inside a host',
  component: Host,
  parameters: recipeParameters(code),
} satisfies Meta<typeof Host>;
export default meta;

/** Theme, size and accent of one part of a page. */
export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid');
    const table = grid.closest('[data-scope-ui]');
    await expect(table && getComputedStyle(table).backgroundColor).toBe('rgb(22, 22, 30)');
    await expect(table?.getBoundingClientRect().height).toBe(512);
    await expect(grid.querySelector('[aria-rowindex="2"]')?.getBoundingClientRect().height).toBe(32);
    // the surrounding page keeps its own style
    const title = canvasElement.querySelector('h1');
    const colorOf = (element: Element) => getComputedStyle(element).color;
    await expect(title && colorOf(title)).toBe(colorOf(canvasElement));
  },
};
