import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { compactTick } from './compact-tick';
import { longTrend, sampleTrend } from './sample';
import { TrendChart } from './trend-chart';
import { TrendChartExample } from './trend-chart.example';
import code from './trend-chart.example.tsx?raw';

const drawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('svg path').length).toBeGreaterThan(3), {
    timeout: 5000,
  });
};

const yuanTick = (value: number) => compactTick(value, 'en', { symbol: '¥' });
const yuanTickCn = (value: number) => compactTick(value, 'cn', { symbol: '¥' });
const yuanTickTw = (value: number) => compactTick(value, 'tw', { symbol: '¥' });

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
export const OwnHead: Story = {
  tags: ['!test'],
  args: {
    head: (
      <SegmentedControl
        label="Metric"
        items={[
          { value: 'cost', label: 'Cost' },
          { value: 'click', label: 'Clicks' },
        ]}
        value="cost"
        onValueChange={fn()}
      />
    ),
  },
};

export const Gaps: Story = {
  tags: ['!test'],
  args: {
    series: [{ name: 'Cost', kind: 'main', values: [12_000, 9000, null, 15_000, null, 11_000, 13_000] }],
  },
};

export const OnePoint: Story = {
  tags: ['!test'],
  args: {
    points: sampleTrend().points.slice(0, 1),
    series: [{ name: 'Cost', kind: 'main', values: [12_000] }],
  },
};

export const Zeros: Story = {
  tags: ['!test'],
  args: { series: [{ name: 'Cost', kind: 'main', values: [0, 0, 0, 0, 0, 0, 0] }] },
};

export const Nothing: Story = {
  tags: ['!test'],
  args: { series: [{ name: 'Cost', kind: 'main', values: [null, null] }] },
};

export const FourHundredDays: StoryObj<typeof TrendChart> = {
  args: { ...longTrend(400), formatTick: undefined },
};

const sizes = ['default', 'medium', 'small', 'mini'] as const;
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size}>
          <TrendChart {...args} title={`${args.title}, ${size}`} />
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
      'Cost by day, Sat, Nov 14, 2026 to Fri, Nov 20, 2026: lowest ¥13,021.08 on Sun, Nov 15, 2026, ' +
        'highest ¥18,412.50 on Sat, Nov 14, 2026, latest ¥15,910.80.',
    );
    await expect(canvas.getByRole('table', { name: 'Cost by day' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Nov 14, 2026 .*Nov 7, 2026/ })).toHaveTextContent(
      '+¥3,482.30 (+23.3%)',
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

export const TellsThatThereIsNoData: Story = {
  ...Nothing,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures for these dates')).toBeVisible();
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
