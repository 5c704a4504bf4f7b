import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { Panel } from './panel';
import { PanelExample } from './panel.example';
import code from './panel.example.tsx?raw';

const body = <p className="px-4 pb-2 text-13 text-fg-2">Guangdong, Jiangsu and Shanghai lead.</p>;

/**
 * A framed part of a page that shows several things at once: the home page, a summary.
 *
 * - **Do** give it one topic and a short title.
 * - **Do not** put a panel into a panel, or frame a page that has only one part.
 */
const meta = {
  title: 'Components/Data/Panel (card)',
  tags: ['autodocs'],
  component: Panel,
  parameters: {
    ...guide<ComponentProps<typeof Panel>>({
      roles: 'region, named by the title',
      cn: {
        title: '前 15 地域',
        note: '按消费',
        children: <p className="px-4 pb-2 text-13 text-fg-2">广东、江苏和上海居前。</p>,
      },
      tw: {
        title: '前 15 大地區',
        note: '依費用排序',
        children: <p className="px-4 pb-2 text-13 text-fg-2">廣東、江蘇與上海居前。</p>,
      },
    }),
  },
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
export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(PanelExample, code);
export const WithAside: Story = {
  args: { aside: <a href="#all">Open the full report</a> },
  parameters: {
    ...textsOf<ComponentProps<typeof Panel>>({
      cn: { aside: <a href="#all">打开完整报告</a> },
      tw: { aside: <a href="#all">開啟完整報表</a> },
    }),
  },
};

/** Children with their own header instead of a title; the region is named separately. */
export const WithoutHead: Story = {
  tags: ['!test'],
  parameters: {
    ...textsOf<ComponentProps<typeof Panel>>({
      cn: { title: '', note: null, 'aria-label': '趋势' },
      tw: { title: '', note: null, 'aria-label': '趨勢' },
    }),
  },
  args: { title: undefined, note: undefined, 'aria-label': 'Trend' },
};

/** The note is truncated first, the title stays whole. */
export const LongNote: Story = {
  tags: ['!test'],
  parameters: {
    ...textsOf<ComponentProps<typeof Panel>>({
      cn: { note: '2026 年 11 月 20 日星期五，与 2026 年 11 月 19 日星期四相比，包含全部账户' },
      tw: { note: '2026 年 11 月 20 日星期五，與 2026 年 11 月 19 日星期四相比，包含全部帳戶' },
    }),
  },
  args: { note: 'Friday, November 20, 2026, compared with Thursday, November 19, 2026, of all accounts' },
};

// tests

export const IsARegionNamedByItsTitle: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Top 15 regions' });
    await expect(panel).toHaveTextContent('by cost');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Top 15 regions');
  },
};

export const TakesANameOfItsOwn: Story = {
  ...WithoutHead,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trend' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const TruncatesTheNote: Story = {
  ...LongNote,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};

export const ShowsTheLegendAndTheLinkInOneLine: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    aside: (
      <>
        <div>0 – 588</div>
        <a href="#all">Open</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const legend = canvas.getByText('0 – 588').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.left).toBeGreaterThan(legend.right);
    await expect(Math.abs(link.bottom - legend.bottom)).toBeLessThan(2);
  },
};
