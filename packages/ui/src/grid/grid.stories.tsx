import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlainGrid } from './examples/plain-grid';
import grid from './examples/plain-grid.tsx?raw';
import row from './examples/plain-row.tsx?raw';

const code = `${grid}\n// plain-row.tsx\n${row}`.replaceAll("'../../grid'", "'@meridian/ui/grid'");

const meta = {
  title: 'Components/Data/Grid (table engine)',
  component: PlainGrid,
  parameters: {
    texts: { cn: { language: 'cn' }, tw: { language: 'tw' } },
  },
} satisfies Meta<typeof PlainGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 10,000 rows of 30 columns. Select cells by pointer or keyboard, copy them, clear them with Delete. */
export const Plain: Story = { parameters: { docs: { source: { code, language: 'tsx' } } } };

export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const element = await canvas.findByRole('grid');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.tab();
    await expect(element).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('10000 · 30')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  },
};

export const Dark: Story = { ...Plain, globals: { theme: 'dark' } };
