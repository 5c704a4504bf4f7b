import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowsNotLoaded } from './rows-not-loaded';
import code from './rows-not-loaded.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Rows not loaded',
  component: RowsNotLoaded,
  parameters: recipeParameters(code),
} satisfies Meta<typeof RowsNotLoaded>;
export default meta;

/** Rows are requested when they come into view. The scrollbar has the length of all rows. */
export const Example: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('keyword 0');
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('keyword 99999')).toBeInTheDocument();
  },
};
