import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ClockIcon, TriangleAlertIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { ChangeText } from '../change-text/change-text';
import { Chip } from '../chip/chip';
import { StatStrip, StatStripSkeleton, type Stat } from './stat-strip';
import { StatStripExample } from './stat-strip.example';
import code from './stat-strip.example.tsx?raw';

const texts = {
  en: [
    'Balance',
    'Delayed about 3 hours',
    '1 low',
    'lasts about 5.8 days',
    'vs previous day',
    'up 8.1 percent',
  ],
  cn: ['余额', '约延迟 3 小时', '1 个偏低', '约可用 5.8 天', '较前一日', '上升 8.1%'],
  tw: ['餘額', '約延遲 3 小時', '1 個偏低', '約可用 5.8 天', '較前一日', '上升 8.1%'],
} as const;
const names = {
  en: ['Cost, Nov 20', 'Clicks, Nov 20', 'Avg. CPC, Nov 20', 'Conversions, Nov 20', 'Feed ads, last 15 days'],
  cn: ['11-20 消费', '11-20 点击', '11-20 平均点击价格', '11-20 转化', '信息流近 15 天消费'],
  tw: ['11-20 費用', '11-20 點擊', '11-20 平均單次點擊費用', '11-20 轉換', '動態消息近 15 天費用'],
} as const;

function sampleStats(language: keyof typeof texts): Stat[] {
  const [balance, delayed, low, lasts, versus, spoken] = texts[language];
  const values = ['￥33,642.60', '11,284', '￥2.98', '396', '￥108,220.14'] as const;
  const change = { text: '8.1%', direction: 'up', tone: 'good', spoken } as const;
  return [
    {
      id: 'balance',
      label: balance,
      value: '￥193,504.13',
      badges: (
        <Chip shape="square" tone="warn" icon={<TriangleAlertIcon />}>
          {low}
        </Chip>
      ),
      aside: lasts,
      note: (
        <>
          <ClockIcon className="size-[13px]" />
          {delayed}
        </>
      ),
    },
    ...values.map((value, index) => ({
      id: value,
      label: names[language][index] ?? '',
      value,
      note: (
        <>
          <ChangeText change={change} />
          {versus}
        </>
      ),
    })),
  ];
}

/**
 * Metrics of one moment in a frame. They open nothing.
 *
 * - **Do** show the time of the data and its usual delay. Put the most important metric first.
 * - **Do not** mix days in one strip without naming them. Use a KpiStrip for metrics that open a chart.
 */
const meta = {
  title: 'Components/Data/StatStrip (summary)',
  tags: ['autodocs'],
  component: StatStrip,
  parameters: {
    ...guide<ComponentProps<typeof StatStrip>>({
      roles: 'group with a description list: term and value',
      cn: { label: '余额与前一日', stats: sampleStats('cn') },
      tw: { label: '餘額與前一日', stats: sampleStats('tw') },
    }),
  },
  args: { label: 'Balance and last day', stats: sampleStats('en') },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(StatStripExample, code);
const longValues = (language: keyof typeof texts) =>
  sampleStats(language).map((stat) => ({ ...stat, value: '￥1,193,504.13' }));
export const LongValues: Story = {
  parameters: {
    ...textsOf<ComponentProps<typeof StatStrip>>({
      cn: { stats: longValues('cn') },
      tw: { stats: longValues('tw') },
    }),
  },
  args: { stats: longValues('en') },
};

export const Tablet: Story = {
  render: (args) => (
    <div className="w-180">
      <StatStrip {...args} />
    </div>
  ),
};

export const Phone: Story = {
  tags: ['!test'],
  render: (args) => (
    <div className="w-90" data-size="touch">
      <StatStrip {...args} />
    </div>
  ),
};

const loading = { en: 'Loading', cn: '正在加载', tw: '載入中' };
export const Loading: Story = {
  tags: ['!test'],
  render: inLanguage((language, args) => (
    <StatStripSkeleton label={loading[language]} count={args.stats.length} />
  )),
};

// tests

export const IsAGroupOfTerms: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Balance and last day' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getByText('￥193,504.13')).toBeVisible();
  },
};

export const ShowsPairsOnPhones: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const [, second, third] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(second?.top).toBe(third?.top);
  },
};

/** A word that does not fit wraps. */
export const CutsNoText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    stats: sampleStats('en').map((stat) => ({
      ...stat,
      label: 'Cost of feed ads in the last 15 days',
      note: '95.9% of the budget · ± ￥2,564',
    })),
  },
  render: (args) => (
    <div className="w-248">
      <StatStrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of [...canvas.getAllByRole('term'), ...canvas.getAllByText(/95\.9%/)]) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    }
  },
};

export const AnnouncesLoading: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};
