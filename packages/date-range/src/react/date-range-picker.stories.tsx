import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { defaultRange } from '../core/presets';
import type { DateRange } from '../core/range';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker';

const today = '2026-11-21';

function Controlled(props: DateRangePickerProps) {
  const [value, setValue] = useState<DateRange | null>(props.value);
  return (
    <div className="min-h-120">
      <DateRangePicker
        {...props}
        value={value}
        onValueChange={(range) => {
          setValue(range);
          props.onValueChange(range);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'date-range/DateRangePicker',
  component: DateRangePicker,
  render: (args, { globals }) => (
    <Controlled {...args} language={args.language ?? (globals.language as 'cn' | 'en' | 'tw')} />
  ),
  args: { type: 1, value: defaultRange(1, today), today, onValueChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('dialog');
};

export const FreeRange: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(await within(panel).findByRole('button', { name: 'Last 7 days' }));
    await expect(within(panel).getByText('7 days')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-11-14', endDate: '2026-11-20' });
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Nov 14 – Nov 20, 2026');
  },
};

export const OneWeek: Story = {
  args: { type: 3, value: defaultRange(3, today) },
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(await within(panel).findByRole('button', { name: /October 19/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-10-19', endDate: '2026-10-25' });
  },
};

export const Weeks: Story = { args: { type: 2, value: defaultRange(2, today) } };

export const Months: Story = {
  args: { type: 4, value: defaultRange(4, today) },
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(await within(panel).findByRole('button', { name: 'August 2026' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-08-01', endDate: '2026-10-31' });
  },
};

export const TypedMistake: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    const end = await within(panel).findByLabelText('End date');
    await userEvent.clear(end);
    await userEvent.type(end, '2026-11-31');
    await expect(within(panel).getByText('This is not a date. Write it as 2026-11-20.')).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

export const Chinese: Story = {
  args: { language: 'cn' },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await expect(await within(panel).findByRole('button', { name: '近 7 天' })).toBeEnabled();
  },
};
