import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { HeatMap } from './heat-map';
import { HeatMapExample } from './heat-map.example';
import code from './heat-map.example.tsx?raw';

const days = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  cn: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  tw: ['週一', '週二', '週三', '週四', '週五', '週六', '週日'],
} as const;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const curve = [
  0, 0, 0, 0, 0, 8, 12, 25, 42, 48, 60, 62, 55, 40, 24, 12, 14, 16, 26, 46, 70, 84, 68, 44,
] as const;
const weights = [0.8, 0.75, 0.9, 0.86, 0.85, 1, 0.95] as const;
const clicks = weights.map((weight) => curve.map((value) => Math.round(value * weight * 7)));

/**
 * Values over two dimensions, such as hour and weekday, as a table of tints.
 *
 * - **Do** show the legend with the real limits. Leave values that are not counted yet empty, not 0.
 * - **Do not** use it for exact comparison; use a table or a chart.
 */
const meta = {
  title: 'Components/Data/HeatMap (hour grid)',
  tags: ['autodocs'],
  component: HeatMap,
  parameters: {
    ...guide<ComponentProps<typeof HeatMap>>({
      keys: [
        ['Tab', 'Moves into the map, then out of it.'],
        ['Arrow keys', 'Move to the next cell.'],
        ['Home, End', 'Move to the first or last cell of the row.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      roles: 'grid, columnheader, rowheader, gridcell',
      cn: {
        rows: days.cn,
        caption: '分时点击',
        describeCell: ({ row, column, value }) =>
          `${days.cn[row] ?? ''} ${hours[column] ?? ''}:00，${value ?? '--'} 次点击`,
      },
      tw: {
        rows: days.tw,
        caption: '各時段點擊',
        describeCell: ({ row, column, value }) =>
          `${days.tw[row] ?? ''} ${hours[column] ?? ''}:00，${value ?? '--'} 次點擊`,
      },
    }),
  },
  args: {
    rows: days.en,
    columns: hours,
    values: clicks,
    caption: 'Clicks by hour and day',
    formatValue: (value: number) => value.toLocaleString('en-US'),
    describeCell: ({ row, column, value }) =>
      `${days.en[row] ?? ''} ${hours[column] ?? ''}:00, ${value === null ? 'not counted yet' : `${value} clicks`}`,
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(HeatMapExample, code);
export const NothingCounted: Story = { args: { values: clicks.map((day) => day.map(() => 0)) } };
/** The week is not over: future hours are not 0. */
export const UnknownHours: Story = {
  args: { values: clicks.map((day, at) => day.map((value, hour) => (at * 24 + hour > 110 ? null : value))) },
};

export const FewColumns: Story = {
  args: { columns: ['Mobile', 'Computer', 'Tablet'], values: clicks.map((day) => day.slice(8, 11)) },
  parameters: {
    ...textsOf<ComponentProps<typeof HeatMap>>({
      cn: { columns: ['移动设备', '计算机', '平板'] },
      tw: { columns: ['行動裝置', '電腦', '平板電腦'] },
    }),
  },
};

/** On phones the hours scroll and the names of the days stay in view. */
export const Phone: Story = {
  tags: ['!test'],
  render: (args) => (
    <div className="w-90">
      <HeatMap {...args} />
    </div>
  ),
};

// tests

export const MovesByArrowKeys: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'Clicks by hour and day' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(24);
    await expect(canvas.getByRole('rowheader', { name: 'Sat' })).toBeInTheDocument();
    await expect(canvas.getAllByText('588')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByText('Mon 00:00, 0 clicks')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByText('Tue 22:00, 357 clicks')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Tue 22:00, 357 clicks')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(
      canvasElement.contains(document.activeElement) && document.activeElement !== document.body,
    ).toBe(false);
  },
};

export const DescribesTheCellUnderThePointer: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const peak = canvas.getAllByRole('gridcell', { name: '588' })[0];
    if (peak) await userEvent.hover(peak);
    await expect(canvas.getByText('Sat 21:00, 588 clicks')).toBeInTheDocument();
  },
};

export const KeepsNamesInViewOnPhones: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('.overflow-x-auto');
    const day = canvas.getByRole('rowheader', { name: 'Mon' });
    const before = day.getBoundingClientRect().left;
    scroller?.scrollTo({ left: 200 });
    await expect(scroller?.scrollLeft).toBe(200);
    await expect(Math.abs(day.getBoundingClientRect().left - before)).toBeLessThanOrEqual(4);
  },
};
