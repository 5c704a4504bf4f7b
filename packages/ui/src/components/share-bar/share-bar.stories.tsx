import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { ShareBar } from './share-bar';
import { ShareBarExample } from './share-bar.example';
import code from './share-bar.example.tsx?raw';

/**
 * A total and its parts in one bar.
 *
 * - **Do** sort by size and combine small parts as the rest. Leave a gap for missing parts.
 * - **Do not** use it for more than seven parts, or to compare two totals.
 */
const meta = {
  title: 'Components/Data/ShareBar (stacked bar)',
  tags: ['autodocs'],
  component: ShareBar,
  parameters: {
    ...guide<ComponentProps<typeof ShareBar>>({
      roles: 'list; each part is an item with name and share',
      cn: {
        parts: [
          { id: 'mobile', label: '移动设备', share: 0.707 },
          { id: 'computer', label: '计算机', share: 0.293 },
        ],
      },
      tw: {
        parts: [
          { id: 'mobile', label: '行動裝置', share: 0.707 },
          { id: 'computer', label: '電腦', share: 0.293 },
        ],
      },
    }),
  },
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

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ShareBarExample, code);
const regionsNamed = (...names: readonly string[]) =>
  names.map((label, at) => ({
    id: label,
    label,
    share: [0.3, 0.2, 0.15, 0.1, 0.08, 0.002, 0.168][at] ?? 0,
  }));
export const Many: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof ShareBar>>({
      cn: { parts: regionsNamed('广东', '上海', '北京', '浙江', '江苏', '四川', '其他') },
      tw: { parts: regionsNamed('廣東', '上海', '北京', '浙江', '江蘇', '四川', '其他') },
    }),
  },
  args: {
    parts: regionsNamed('Guangdong', 'Shanghai', 'Beijing', 'Zhejiang', 'Jiangsu', 'Sichuan', 'Others'),
  },
};

/** The parts do not add up to the total: the track shows the missing share. */
export const Incomplete: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof ShareBar>>({
      cn: { parts: [{ id: 'mobile', label: '移动设备', share: 0.4, color: 'c3' }] },
      tw: { parts: [{ id: 'mobile', label: '行動裝置', share: 0.4, color: 'c3' }] },
    }),
  },
  args: { parts: [{ id: 'mobile', label: 'Mobile', share: 0.4, color: 'c3' }] },
};

// tests

export const SizesPartsByShare: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts.map((part) => part.textContent)).toEqual(['Mobile 70.7%', 'Computer 29.3%']);
    const [mobile, computer] = parts.map((part) => part.getBoundingClientRect().width);
    await expect((mobile ?? 0) / (computer ?? 1)).toBeCloseTo(0.707 / 0.293, 1);
  },
};

export const OmitsEmptyParts: Story = {
  parameters: { texts: null },
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { parts: [{ id: 'mobile', label: 'Mobile', share: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Mobile/)).not.toBeInTheDocument();
  },
};
