import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleTrend } from '../trend-chart/sample';
import { TrendChart } from '../trend-chart/trend-chart';
import { KpiStrip, type KpiStripProps } from './kpi-strip';
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
  title: 'ui/KpiStrip',
  tags: ['autodocs'],
  component: KpiStrip,
  args: { kpis: sampleKpis(), selected: null, onSelectedChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof KpiStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cost = canvas.getByRole('button', { name: /Cost.*up 6\.4%.*¥107,353\.94/ });
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
export const Selected: Story = { args: { selected: 'cost' } };
export const Dark: Story = { args: { selected: 'cost' }, globals: { theme: 'dark' } };
export const WithChart: Story = {
  args: { selected: 'cost', chartId: 'cost-chart', children: <TrendChart {...sampleTrend()} /> },
  play: async ({ canvas }) => {
    const cost = canvas.getByRole('button', { name: /Cost/ });
    await expect(document.getElementById(cost.getAttribute('aria-controls') ?? '')).toContainElement(
      canvas.getByRole('figure', { name: 'Cost by day' }),
    );
  },
};
export const WithChartDark: Story = { ...WithChart, globals: { theme: 'dark' } };
export const SimplifiedChinese: Story = {
  args: { kpis: sampleKpis('cn'), selected: 'cost', labels: kpiStripLabels.cn },
  globals: { language: 'cn', theme: 'dark', size: 'mini' },
};
export const TraditionalChinese: Story = {
  args: { kpis: sampleKpis('tw'), selected: 'cost', labels: kpiStripLabels.tw },
  globals: { language: 'tw' },
};
export const Loading: Story = {
  args: { kpis: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading figures' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingKnownKpis: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('¥107,353.94')).not.toBeInTheDocument();
  },
};
export const NothingToCompare: Story = {
  args: { kpis: sampleKpis().map(({ id, label, value }) => ({ id, label, value })) },
};
export const LongText: Story = {
  args: {
    kpis: sampleKpis().map((kpi) => ({
      ...kpi,
      label: `${kpi.label} of all accounts`,
      value: '¥1,234,567,890.12',
    })),
  },
};
const sizes = ['default', 'medium', 'small', 'mini'] as const;
export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {sizes.map((size) => (
        <div key={size} data-size={size}>
          <Controlled {...args} selected="cost" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: /Cost/ })
      .map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([84, 76, 68, 60]);
  },
};
/** Below 1080 px the strip shows no sparklines. */
export const Narrow: Story = {
  render: (args) => (
    <div className="w-240">
      <Controlled {...args} selected="cost" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('button svg[width="56"]')];
    await expect(lines).toHaveLength(6);
    for (const line of lines) await expect(line).not.toBeVisible();
  },
};
export const Phone: Story = {
  render: (args) => (
    <div className="w-90" data-size="touch">
      <Controlled {...args} selected="cost" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: /Conversions/ });
    await expect(last.getBoundingClientRect().right).toBeGreaterThan(360);
    for (let index = 0; index < sampleKpis().length; index += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
  },
};
