import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { InfoIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { IconButton } from '../icon-button/icon-button';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { compactTick } from './compact-tick';
import { longTrend, sampleTrend } from './sample';
import { TrendChart, type TrendChartProps } from './trend-chart';
import { TrendChartExample } from './trend-chart.example';
import code from './trend-chart.example.tsx?raw';
import type { ChartLanguage, TrendMarks } from './types';

const drawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('svg path').length).toBeGreaterThan(3));
};

const yuanTick = (value: number) => compactTick(value, 'en', { symbol: '￥' });
const yuanTickCn = (value: number) => compactTick(value, 'cn', { symbol: '￥' });
const yuanTickTw = (value: number) => compactTick(value, 'tw', { symbol: '￥' });

/**
 * One metric over time, with that of another period. A button shows the same values as a table.
 *
 * - **Do** show one metric per chart, name the compared period, and leave gaps where data is missing.
 * - **Do not** use two vertical axes, pies or gauges, or more than one metric.
 */
const meta = {
  title: 'Components/Data/TrendChart (line chart)',
  tags: ['autodocs'],
  component: TrendChart,
  parameters: {
    ...guide<ComponentProps<typeof TrendChart>>({
      keys: [
        ['Tab', 'Moves to the button View as table.'],
        ['Enter, Space', 'Shows the values as a table.'],
      ],
      roles: 'figure named by the title; table',
      cn: { ...sampleTrend('cn'), formatTick: yuanTickCn },
      tw: { ...sampleTrend('tw'), formatTick: yuanTickTw },
    }),
  },
  args: { ...sampleTrend(), formatTick: yuanTick },
} satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(TrendChartExample, code);
const metricTexts = {
  en: { metric: 'Metric', cost: 'Cost', clicks: 'Clicks' },
  cn: { metric: '指标', cost: '消费', clicks: '点击' },
  tw: { metric: '指標', cost: '費用', clicks: '點擊' },
};
const headIn = (language: ChartLanguage) => {
  const { metric, cost, clicks } = metricTexts[language];
  const items = [
    { value: 'cost', label: cost },
    { value: 'click', label: clicks },
  ];
  return <SegmentedControl label={metric} items={items} value="cost" onValueChange={fn()} />;
};
export const OwnHead: Story = {
  tags: ['!test'],
  args: { head: headIn('en') },
  parameters: {
    ...textsOf<TrendChartProps>({ cn: { head: headIn('cn') }, tw: { head: headIn('tw') } }),
  },
};

const costsIn = (language: ChartLanguage, values: readonly (number | null)[]) => ({
  series: [{ name: metricTexts[language].cost, kind: 'main' as const, values }],
});
const costsOf = (...values: readonly (number | null)[]) => ({
  args: costsIn('en', values),
  parameters: { ...textsOf<TrendChartProps>({ cn: costsIn('cn', values), tw: costsIn('tw', values) }) },
});
export const Gaps: Story = {
  tags: ['!test'],
  ...costsOf(12_000, 9000, null, 15_000, null, 11_000, 13_000),
};

const onePointIn = (language: ChartLanguage) => ({
  points: sampleTrend(language).points.slice(0, 1),
  ...costsIn(language, [12_000]),
});
export const OnePoint: Story = {
  tags: ['!test'],
  args: onePointIn('en'),
  parameters: { ...textsOf<TrendChartProps>({ cn: onePointIn('cn'), tw: onePointIn('tw') }) },
};

export const Zeros: Story = { tags: ['!test'], ...costsOf(0, 0, 0, 0, 0, 0, 0) };

export const Nothing: Story = { tags: ['!test'], ...costsOf(null, null) };

export const FourHundredDays: StoryObj<typeof TrendChart> = {
  args: { ...longTrend(400), formatTick: undefined },
  parameters: { ...textsOf<TrendChartProps>({ cn: longTrend(400, 'cn'), tw: longTrend(400, 'tw') }) },
};

const marks: TrendMarks = {
  indices: [1, 2, 5],
  render: (indices) => (
    <IconButton label={indices.map((index) => String(index + 1)).join(' ')} className="size-6">
      <InfoIcon />
    </IconButton>
  ),
};
/** The host shows something below single points, such as what happened on that day. */
export const Marks: Story = { tags: ['!test'], args: { marks } };

const sizes = ['default', 'medium', 'small', 'mini'] as const;
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size}>
          <TrendChart {...args} title={`${args.title} (${size})`} />
        </div>
      ))}
    </div>
  ),
};

export const Phone: Story = {
  render: (args) => (
    <div className="w-90">
      <TrendChart {...args} />
    </div>
  ),
};

// tests

export const ShowsTheSameValuesAsATable: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Cost by day, Sat, Nov 14, 2026 to Fri, Nov 20, 2026: lowest ￥13,021.08 on Sun, Nov 15, 2026, ' +
        'highest ￥18,412.50 on Sat, Nov 14, 2026, latest ￥15,910.80.',
    );
    await expect(canvas.getByRole('table', { name: 'Cost by day' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Nov 14, 2026 .*Nov 7, 2026/ })).toHaveTextContent(
      '+￥3,482.30 (+23.3%)',
    );
    await userEvent.keyboard('{Enter}');
    await drawn(canvasElement);
  },
};

export const IsNamedWithItsOwnHead: Story = {
  ...OwnHead,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: args.title })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Cost' })).toBeChecked();
  },
};

export const HasARowPerPoint: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

export const HasNoDifferenceWithoutComparison: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { series: sampleTrend().series.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.queryByText('Difference')).not.toBeInTheDocument();
  },
};

export const PutsMarksBelowTheirPoints: Story = {
  ...Marks,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const centre = (name: string) => {
      const { left, width } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return left + width / 2;
    };
    await waitFor(() => expect(canvas.getByRole('button', { name: '6' })).toBeVisible());
    const step = centre('3') - centre('2');
    await expect(Math.round(centre('6') - centre('3'))).toBe(Math.round(3 * step));
  },
};

export const TellsThatThereIsNoData: Story = {
  ...Nothing,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for these dates')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Gaps, a single point and zeros: each chart is drawn. */
export const DrawsGapsPointsAndZeros: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      {[Gaps, OnePoint, Zeros].map((story, index) => (
        <TrendChart key={index} {...args} {...story.args} title={`Chart ${index + 1}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('figure')) await drawn(figure);
  },
};
