import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HundredThousandRows } from './hundred-thousand-rows';
import code from './hundred-thousand-rows.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/100,000 rows',
  component: HundredThousandRows,
  parameters: recipeParameters(code),
} satisfies Meta<typeof HundredThousandRows>;
export default meta;

/** All rows scroll; only those in view are in the DOM. */
export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('keyword 0');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    const grid = canvas.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('keyword 99999')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    // the reader of the recipe begins at the top
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(await canvas.findByText('keyword 0')).toBeVisible();
    grid.blur();
  },
};
