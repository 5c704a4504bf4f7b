import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleLimits } from '../../core/limits/example-limits';
import type { TimeWindow } from '../../core/model/rows';
import { TimeGrid } from './time-grid';

/** The host keeps the hours as state. */
function EditedGrid({ value: initialValue, onChange, ...props }: ComponentProps<typeof TimeGrid>) {
  const [value, setValue] = useState(initialValue);
  const handleChange = (next: TimeWindow[]) => {
    onChange(next);
    setValue(next);
  };
  return <TimeGrid {...props} value={value} onChange={handleChange} />;
}

const weekdays: TimeWindow[] = [1, 2, 5].map((weekday) => ({
  weekday,
  startHour: 8,
  endHour: 23,
  factor: 1,
}));
const evenings: TimeWindow[] = [3, 4].flatMap((weekday) => [
  { weekday, startHour: 8, endHour: 20, factor: 1 },
  { weekday, startHour: 20, endHour: 23, factor: 1.5 },
]);
const weekends: TimeWindow[] = [6, 7].flatMap((weekday) => [
  { weekday, startHour: 0, endHour: 1, factor: 0.8 },
  { weekday, startHour: 10, endHour: 24, factor: 1 },
]);

const meta = {
  title: 'Draft editor/TimeGrid (hours of a week)',
  component: TimeGrid,
  render: (args) => <EditedGrid {...args} />,
  args: {
    factorLimit: exampleLimits.scheduleFactor,
    value: [...weekdays, ...evenings, ...weekends],
    onChange: fn(),
    language: 'en',
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof TimeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(7 * 24);
    await expect(canvas.getAllByText('08–23')).toHaveLength(5);
    await expect(canvas.getAllByText(/^00–01(, |、)10–24$/)).toHaveLength(2);
  },
};

export const Empty: Story = { args: { value: [] } };

export const Failed: Story = {
  args: { value: [], error: 'Set the ad schedule, or make it unlimited.' },
  parameters: {
    texts: {
      cn: { error: '请选择推广时段，或设为不限' },
      tw: { error: '請選擇投放時段，或設為不限' },
    },
  },
};

export const Readonly: Story = { args: { isReadOnly: true } };

/** Hours scroll sideways; the names of days are pinned. */
export const Narrow: Story = {
  decorators: [
    (Grid) => (
      <div style={{ width: 360 }}>
        <Grid />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('gridcell', { name: /^Mon 00–01/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift} {Enter}');
    await userEvent.keyboard('1.3{Enter}');
    await expect(canvas.getByText('2 of 168 hours')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { weekday: 1, startHour: 1, endHour: 3, factor: 1.3 },
    ]);
  },
  parameters: { texts: null },
};

export const ByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: [] },
  play: async ({ canvas, userEvent }) => {
    const hour = (name: RegExp) => canvas.getByRole('gridcell', { name });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: hour(/^Mon 08–09/) },
      { target: hour(/^Fri 17–18/) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(canvas.getByText('50 of 168 hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Run or pause Mon' }));
    await expect(canvas.getByText('64 of 168 hours')).toBeVisible();
  },
  parameters: { texts: null },
};
