import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recipeParameters } from '../recipes/shown-code';
import { FilterAndTable } from './filter-and-table';
import code from './filter-and-table.tsx?raw';

/**
 * A toolbar above its table: filters at the start, columns and export at the end.
 *
 * - **Do** filter while the user types, keep the filter in the address, and offer to clear it from an empty result.
 * - **Do not** hide the head when there are no rows, or filter only the rows of the current page.
 */
const meta = {
  title: 'Patterns/Filter and table',
  tags: ['autodocs'],
  parameters: { ...recipeParameters(code) },
} satisfies Meta<typeof FilterAndTable>;
export default meta;

type Story = StoryObj<typeof FilterAndTable>;

export const Example: Story = { render: (args) => <FilterAndTable {...args} /> };

// tests

export const ClearsTheSearchOfAnEmptyResult: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ski');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('tokyo hotel')).toBeVisible();
  },
};
