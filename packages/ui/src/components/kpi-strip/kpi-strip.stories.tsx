import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import type { StoryLanguage } from '../../stories/in-language';
import { sampleTrend } from '../trend-chart/sample';
import { TrendChart } from '../trend-chart/trend-chart';
import { KpiStrip, type KpiStripProps } from './kpi-strip';
import { KpiStripExample } from './kpi-strip.example';
import code from './kpi-strip.example.tsx?raw';
import { kpiStripLabels } from './labels';
import { sampleKpis } from './sample';

function Controlled({ selected: initial, onSelectedChange, ...props }: KpiStripProps) {
  const [selected, setSelected] = useState(initial);
  const change = (id: string | null) => {
    setSelected(id);
    onSelectedChange(id);
  };
  return <KpiStrip {...props} selected={selected} onSelectedChange={change} />;
}

/**
 * The KPIs of a report in one row. Each is a button that opens its chart.
 *
 * - **Do** show three to six KPIs, in the same order everywhere.
 * - **Do not** truncate a value: the strip gives it enough width, on phones as a row of cards. Use a
 *   StatStrip for values that open nothing.
 */
const meta = {
  title: 'Components/Data/KpiStrip (metrics, scorecard)',
  tags: ['autodocs'],
  component: KpiStrip,
  parameters: {
    ...guide<ComponentProps<typeof KpiStrip>>({
      keys: [
        ['Tab', 'Moves to the next KPI.'],
        ['Enter, Space', 'Opens or closes the chart of the KPI.'],
      ],
      roles: 'group of buttons with aria-expanded; aria-busy while loading',
      cn: { kpis: sampleKpis('cn'), labels: kpiStripLabels.cn },
      tw: { kpis: sampleKpis('tw'), labels: kpiStripLabels.tw },
    }),
  },
  args: { kpis: sampleKpis(), selected: null, onSelectedChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof KpiStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(KpiStripExample, code);
export const WithChart: Story = {
  tags: ['!test'],
  args: { selected: 'cost', chartId: 'cost-chart', children: <TrendChart {...sampleTrend()} /> },
  parameters: {
    ...textsOf<KpiStripProps>({
      cn: { children: <TrendChart {...sampleTrend('cn')} /> },
      tw: { children: <TrendChart {...sampleTrend('tw')} /> },
    }),
  },
};

export const Loading: Story = {
  tags: ['!test'],
  parameters: { ...textsOf<KpiStripProps>({ cn: { kpis: [] }, tw: { kpis: [] } }) },
  args: { kpis: [], isLoading: true },
};

const withoutChange = (language: StoryLanguage) =>
  sampleKpis(language).map(({ id, label, value }) => ({ id, label, value }));
export const NothingToCompare: Story = {
  parameters: {
    ...textsOf<KpiStripProps>({ cn: { kpis: withoutChange('cn') }, tw: { kpis: withoutChange('tw') } }),
  },
  args: { kpis: withoutChange('en') },
};

const ofAllAccounts = {
  en: (label: string) => `${label} of all accounts`,
  cn: (label: string) => `全部账户的${label}合计`,
  tw: (label: string) => `全部帳戶的${label}合計`,
};
const longKpis = (language: StoryLanguage) =>
  sampleKpis(language).map((kpi) => ({
    ...kpi,
    label: ofAllAccounts[language](kpi.label),
    value: '￥1,234,567,890.12',
  }));
export const LongText: Story = {
  parameters: { ...textsOf<KpiStripProps>({ cn: { kpis: longKpis('cn') }, tw: { kpis: longKpis('tw') } }) },
  args: { kpis: longKpis('en') },
};

const descriptions = {
  en: 'The amount that the provider charged for the ads.',
  cn: '推广平台就广告投放收取的金额。',
  tw: '廣告平台就廣告投放收取的金額。',
};
const describedKpis = (language: StoryLanguage) =>
  sampleKpis(language).map((kpi) =>
    kpi.id === 'cost' ? { ...kpi, description: descriptions[language] } : kpi,
  );
/** A tooltip says what a KPI means. */
export const Described: Story = {
  tags: ['!test'],
  parameters: {
    ...textsOf<KpiStripProps>({ cn: { kpis: describedKpis('cn') }, tw: { kpis: describedKpis('tw') } }),
  },
  args: { kpis: describedKpis('en') },
};

const sizes = ['default', 'medium', 'small', 'mini'] as const;
export const Sizes: Story = {
  tags: ['!test'],
  render: (args) => (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size}>
          <Controlled {...args} selected="cost" />
        </div>
      ))}
    </div>
  ),
};

/** Below 1080 px the strip shows no sparklines. */
export const Narrow: Story = {
  tags: ['!test'],
  render: (args) => (
    <div className="w-240">
      <Controlled {...args} selected="cost" />
    </div>
  ),
};

export const Phone: Story = {
  tags: ['!test'],
  render: (args) => (
    <div className="w-90" data-size="touch">
      <Controlled {...args} selected="cost" />
    </div>
  ),
};

// tests

export const DescribesAKpi: Story = {
  ...Described,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Cost/ })).toHaveAccessibleDescription(descriptions.en);
  },
};

export const OpensAChartByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    const cost = canvas.getByRole('button', { name: /Cost.*up 6\.4%.*￥107,353\.94/ });
    await expect(cost).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(cost).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cost).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('cost');
    await userEvent.keyboard('{Enter}');
    await expect(cost).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(null);
  },
};

export const ShowsWholeLabels: Story = {
  ...LongText,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('button');
    const labels = canvas.getAllByText(/of all accounts$/);
    for (const label of labels) await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    const heights = tiles.map((tile) => tile.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Only the third label needs two lines. */
const oneLongKpi = sampleKpis('en').map((kpi, at) =>
  at === 2 ? { ...kpi, label: ofAllAccounts.en(kpi.label) } : kpi,
);
export const AlignsChangesBesideAWrappedLabel: Story = {
  tags: ['!dev', '!autodocs'],
  args: { kpis: oneLongKpi },
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(boxOf('Clicks of all accounts').height).toBeGreaterThan(boxOf('Cost').height);
    const changes = oneLongKpi.map(({ change }) => boxOf(change?.text ?? '').bottom);
    await expect(new Set(changes.map(Math.round)).size).toBe(1);
    const values = oneLongKpi.map(({ value }) => boxOf(value).bottom);
    await expect(new Set(values.map(Math.round)).size).toBe(1);
  },
};

export const ShowsWholeLabelsOnPhones: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const label = canvas.getByText('Impressions');
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

export const ControlsItsChart: Story = {
  ...WithChart,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const cost = canvas.getByRole('button', { name: /Cost/ });
    await expect(document.getElementById(cost.getAttribute('aria-controls') ?? '')).toContainElement(
      canvas.getByRole('figure', { name: 'Cost by day' }),
    );
  },
};

export const IsBusyWhileLoading: Story = {
  ...Loading,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading metrics' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const HidesOldValuesWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('￥107,353.94')).not.toBeInTheDocument();
  },
};

export const HasOneHeightPerSize: Story = {
  ...Sizes,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: /Cost/ })
      .map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([84, 76, 68, 60]);
  },
};

export const HidesSparklinesWhenNarrow: Story = {
  ...Narrow,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('button svg[viewBox="0 0 56 24"]')];
    await expect(lines).toHaveLength(6);
    for (const line of lines) await expect(line).not.toBeVisible();
  },
};

export const ScrollsToTheFocusOnPhones: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: /Conversions/ });
    await expect(last.getBoundingClientRect().right).toBeGreaterThan(360);
    for (let index = 0; index < sampleKpis().length; index += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
  },
};
