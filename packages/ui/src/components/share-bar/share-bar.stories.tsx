import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from './share-bar';

/**
 * A total and its parts in one bar.
 *
 * - **Do** sort by size and combine small parts as the rest. Leave a gap for missing parts.
 * - **Do not** use it for more than seven parts, or to compare two totals.
 */
const meta = {
  title: 'ui/ShareBar',
  tags: ['autodocs'],
  component: ShareBar,
  args: {
    parts: [
      { id: 'mobile', label: 'Mobile', share: 0.707 },
      { id: 'computer', label: 'Computer', share: 0.293 },
    ],
  },
  render: (args) => (
    <div className="w-85 max-w-full">
      <ShareBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts.map((part) => part.textContent)).toEqual(['Mobile 70.7%', 'Computer 29.3%']);
    const [mobile, computer] = parts.map((part) => part.getBoundingClientRect().width);
    await expect((mobile ?? 0) / (computer ?? 1)).toBeCloseTo(0.707 / 0.293, 1);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Many: Story = {
  args: {
    parts: ['Guangdong', 'Shanghai', 'Beijing', 'Zhejiang', 'Jiangsu', 'Sichuan', 'Others'].map(
      (label, at) => ({
        id: label,
        label,
        share: [0.3, 0.2, 0.15, 0.1, 0.08, 0.002, 0.168][at] ?? 0,
      }),
    ),
  },
};
/** The parts do not add up to the total: the track shows the missing share. */
export const Incomplete: Story = {
  args: { parts: [{ id: 'mobile', label: 'Mobile', share: 0.4, color: 'c3' }] },
};
export const Nothing: Story = {
  args: { parts: [{ id: 'mobile', label: 'Mobile', share: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Mobile/)).not.toBeInTheDocument();
  },
};
export const Chinese: Story = {
  args: {
    parts: [
      { id: 'mobile', label: '移动设备', share: 0.707 },
      { id: 'computer', label: '计算机', share: 0.293 },
    ],
  },
  globals: { language: 'cn' },
};
