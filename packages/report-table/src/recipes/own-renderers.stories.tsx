import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnRenderers } from './own-renderers';
import code from './own-renderers.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Own renderers',
  component: OwnRenderers,
  parameters: recipeParameters(code),
} satisfies Meta<typeof OwnRenderers>;
export default meta;

/** A link and a meter in cells. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const FocusMovesIntoACell: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'kyoto ryokan (paused)' });
    await expect(link).toHaveAttribute('href', '#keyword-k2');
    await expect(canvas.getByRole('meter', { name: '92 of 100' })).toBeVisible();
    // Enter moves the focus into a cell, Escape moves it back
    const grid = canvas.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(grid).toHaveFocus();
  },
};
