import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OwnTable } from './own-table';
import code from './own-table.tsx?raw';
import { recipeParameters } from './shown-code';

const meta = {
  title: 'Report table/Recipes/Own table',
  component: OwnTable,
  parameters: recipeParameters(code),
} satisfies Meta<typeof OwnTable>;
export default meta;

/** A TanStack table with a filter and a group of columns. */
export const Example: StoryObj<typeof meta> = {
  tags: ['!test'],
};

// tests

export const FiltersAndSorts: StoryObj<typeof meta> = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await waitFor(() => expect(names()).toEqual(['jr pass', 'kyoto ryokan', 'kyoto temple']));
    await expect(canvas.getByRole('columnheader', { name: 'Performance' })).toBeVisible();
    const filter = canvas.getByRole('textbox', { name: /Keyword contains/ });
    await userEvent.type(filter, 'kyoto');
    await waitFor(() => expect(names()).toEqual(['kyoto ryokan', 'kyoto temple']));
    await userEvent.click(canvas.getByRole('button', { name: /^Clicks/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Clicks/ }));
    await waitFor(() => expect(names()).toEqual(['kyoto temple', 'kyoto ryokan']));
    await userEvent.clear(filter);
    await waitFor(() => expect(names()).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Columns 4' })).toBeVisible();
  },
};
