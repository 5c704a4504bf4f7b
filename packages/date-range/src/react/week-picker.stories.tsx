import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { DateRange } from '../core/range';
import { WeekPicker, type WeekPickerProps } from './week-picker';

function Controlled(props: WeekPickerProps) {
  const [value, setValue] = useState(props.value);
  const change = (week: DateRange) => {
    setValue(week);
    props.onValueChange(week);
  };
  return <WeekPicker {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Date range/WeekPicker',
  component: WeekPicker,
  render: (args, { globals }) => (
    <Controlled {...args} language={args.language ?? (globals.language as 'cn' | 'en' | 'tw')} />
  ),
  args: {
    value: { beginDate: '2026-11-09', endDate: '2026-11-15' },
    today: '2026-11-21',
    onValueChange: fn(),
  },
} satisfies Meta<typeof WeekPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Disabled: Story = { args: { disabled: true } };

// tests

export const MovesByWeek: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next week' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-11-02', endDate: '2026-11-08' });
    await expect(canvas.getByRole('button', { name: /Week 45/ })).toHaveTextContent('Nov 2 – Nov 8, 2026');
    await expect(canvas.getByRole('button', { name: 'Next week' })).toBeEnabled();
  },
};

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
};
