import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EndlessRows } from './endless-rows';
import code from './endless-rows.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Endless rows',
  component: EndlessRows,
  parameters: recipeParameters(code),
} satisfies Meta<typeof EndlessRows>;
export default meta;

/** The next rows are appended when the last ones come into view. */
export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('keyword 0');
    const grid = canvas.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('keyword 50')).toBeInTheDocument();
    // the reader of the recipe begins at the top
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(await canvas.findByText('keyword 0')).toBeVisible();
    grid.blur();
  },
};
