import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTable } from './row-events';
import code from './row-events.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Row events',
  component: OrderTable,
  parameters: recipeParameters(code),
} satisfies Meta<typeof OrderTable>;
export default meta;

/** A click opens a row, a class marks large orders, and the ref moves the focus to a cell. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const OpensARowAndMovesTheFocus: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Customer 3'));
    await expect(canvas.getByText(/Opened: Customer 3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to order 400' }));
    await expect(await canvas.findByText('Customer 400')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveFocus();
  },
};
