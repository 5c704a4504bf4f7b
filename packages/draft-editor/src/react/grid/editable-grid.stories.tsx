import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeywordGrid } from '../../testing/keyword-grid';

const meta = {
  title: 'Draft editor/EditableGrid (spreadsheet)',
  component: KeywordGrid,
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof KeywordGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 100,000 keywords, edited in memory. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  },
};

export const Empty: Story = { args: { rowCount: 0 } };

export const Narrow: Story = {
  decorators: [
    (Grid) => (
      <div style={{ width: 360 }}>
        <Grid />
      </div>
    ),
  ],
};

export const Editing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('二世谷滑雪'));
    await userEvent.keyboard('{Enter} 2027{Enter}');
    await expect(await canvas.findByText('二世谷滑雪 2027')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
