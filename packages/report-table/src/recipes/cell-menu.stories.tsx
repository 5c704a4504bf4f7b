import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { OrderMenuTable } from './cell-menu';
import code from './cell-menu.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Cell menu',
  component: OrderMenuTable,
  parameters: recipeParameters(code),
} satisfies Meta<typeof OrderMenuTable>;
export default meta;

/** A right click, Shift+F10 or the menu key opens commands for the cell. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const OpensAtThePointer: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const cell = (await canvas.findAllByText('Spain'))[0] ?? document.body;
    const { left, top } = cell.getBoundingClientRect();
    await fireEvent.contextMenu(cell, { clientX: left + 8, clientY: top + 8 });
    const menu = await screen.findByRole('menu', { name: 'Country: Spain' });
    await waitFor(async () => {
      const box = menu.getBoundingClientRect();
      await expect(Math.abs(box.left - left - 8)).toBeLessThan(2);
      await expect(Math.abs(box.top - top - 12)).toBeLessThan(2);
    });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Only Spain' }));
    await waitFor(() => expect(canvas.queryByText('Japan')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveFocus());
  },
};
