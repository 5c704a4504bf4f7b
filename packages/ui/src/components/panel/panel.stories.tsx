import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from './panel';

const body = <p className="px-4 pb-2 text-13 text-fg-2">Guangdong, Jiangsu and Shanghai lead.</p>;

/**
 * A framed part of a page that shows several things at once: the home page, a summary.
 *
 * - **Do** give it one topic and a short title.
 * - **Do not** put a panel into a panel, or frame a page that has only one part.
 */
const meta = {
  title: 'ui/Panel',
  tags: ['autodocs'],
  component: Panel,
  args: { title: 'Top 15 regions', note: 'by cost', children: body },
  decorators: [
    (Story) => (
      <div className="w-100 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title names the region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Top 15 regions' });
    await expect(panel).toHaveTextContent('by cost');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Top 15 regions');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithAside: Story = {
  args: { aside: <a href="#all">Open the full report</a> },
};
/** Children with their own head instead of a title; the region has a name of its own. */
export const WithoutHead: Story = {
  args: { title: undefined, note: undefined, 'aria-label': 'Trend' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trend' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
/** The note is truncated first, the title stays whole. */
export const LongNote: Story = {
  args: { note: 'Friday, November 20, 2026, compared with Thursday, November 19, 2026, of all accounts' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
export const TraditionalChinese: Story = {
  args: {
    title: '前 15 大地區',
    note: '依費用排序',
    children: <p className="px-4 pb-2 text-13 text-fg-2">廣東、江蘇與上海居前。</p>,
  },
  globals: { language: 'tw', size: 'mini' },
};
