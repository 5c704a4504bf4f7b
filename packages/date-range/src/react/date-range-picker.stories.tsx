import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { defaultRange } from '../core/presets';
import { DateRangePicker } from './date-range-picker';

const today = '2026-11-21';

const meta = {
  title: 'Date range/DateRangePicker (calendar)',
  component: DateRangePicker,
  argTypes: {
    type: {
      options: [1, 2, 3, 4, 5, 6],
      control: {
        type: 'select',
        labels: {
          1: '1: any range',
          2: '2: whole weeks',
          3: '3: one week',
          4: '4: whole months',
          5: '5: any range, not clearable',
          6: '6: any range up to today',
        },
      },
    },
    language: { control: 'inline-radio', options: ['en', 'cn', 'tw'] },
  },
  render: (args, { globals }) => (
    <DateRangePicker {...args} language={args.language ?? (globals.language as 'cn' | 'en' | 'tw')} />
  ),
  args: { type: 1, defaultValue: defaultRange(1, today), today, onValueChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const panel = await screen.findByRole('dialog');
  await within(panel).findAllByRole('grid');
  return panel;
};
const showOpen: Story['play'] = async ({ canvasElement }) => {
  await openPanel(canvasElement);
};

/** Closed: the selected range on its button. */
export const Default: Story = {};

export const FreeRangeOpen: Story = {
  args: { defaultValue: { beginDate: '2026-10-22', endDate: '2026-11-20' } },
  play: showOpen,
};

export const OneWeekOpen: Story = { args: { type: 3, defaultValue: defaultRange(3, today) }, play: showOpen };

export const Weeks: Story = {
  args: { type: 2, defaultValue: { beginDate: '2026-10-26', endDate: '2026-11-15' } },
  play: showOpen,
};

export const MonthsOpen: Story = {
  tags: ['!test'],
  args: { type: 4, defaultValue: { beginDate: '2026-08-01', endDate: '2026-10-31' } },
  play: showOpen,
};

/** Like the free range, but it cannot be cleared. */
export const NotClearable: Story = {
  args: { type: 5, defaultValue: defaultRange(5, today) },
  play: showOpen,
};

/** For events, which happen today as well: a log, not a report. */
export const UpToToday: Story = {
  args: { type: 6, defaultValue: null },
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: /^(Today|今天)$/ }));
    await userEvent.click(within(panel).getByRole('button', { name: /^(Apply|确定|套用)$/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: today, endDate: today });
  },
};

export const Disabled: Story = { args: { disabled: true } };

const missing = { en: 'please select time', cn: '请选择时间', tw: '請選擇時間' };

/** A host that requires a range shows an error beside the button. */
export const Invalid: Story = {
  args: { defaultValue: null, isInvalid: true, 'aria-describedby': 'missing' },
  decorators: [
    (Story, { globals }) => (
      <>
        <Story />
        <p id="missing" className="mt-2 text-12 text-bad-fg">
          {missing[globals.language as 'cn' | 'en' | 'tw']}
        </p>
      </>
    ),
  ],
};

export const SizeMini: Story = {
  ...FreeRangeOpen,
  tags: ['!dev', '!autodocs'],
  globals: { size: 'mini' },
};

/** A bottom sheet: one month at a time, days of 44 px. */
export const Phone: Story = {
  ...FreeRangeOpen,
  args: { defaultValue: { beginDate: '2026-11-14', endDate: '2026-11-20' } },
  globals: { viewport: { value: 'mobile1' } },
};

export const PhoneMonths: Story = { ...MonthsOpen, globals: { viewport: { value: 'mobile1' } } };

// tests

export const AppliesAPreset: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Last 7 days' }));
    await expect(within(panel).getByText('7 days')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-11-14', endDate: '2026-11-20' });
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Nov 14 – Nov 20, 2026');
  },
};

export const AppliesAWeek: Story = {
  tags: ['!dev', '!autodocs'],
  args: { type: 3, defaultValue: defaultRange(3, today) },
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: /October 19/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-10-19', endDate: '2026-10-25' });
  },
};

/** One week is selected, another one is hovered. */
export const OneWeekHovered: Story = {
  tags: ['!dev', '!autodocs'],
  args: { type: 3, defaultValue: defaultRange(3, today) },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.hover(within(panel).getByRole('button', { name: /October 19|10月19日/ }));
  },
};

export const OneWeekDark: Story = {
  tags: ['!dev', '!autodocs'],
  ...OneWeekHovered,
  globals: { theme: 'dark' },
};

export const OneWeekChinese: Story = {
  tags: ['!dev', '!autodocs'],
  ...OneWeekHovered,
  globals: { language: 'cn' },
};

export const OneWeekTaiwan: Story = {
  tags: ['!dev', '!autodocs'],
  ...OneWeekHovered,
  globals: { language: 'tw' },
};

export const AppliesMonths: Story = {
  tags: ['!dev', '!autodocs'],
  args: { type: 4, defaultValue: defaultRange(4, today) },
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'August 2026' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'October 2026' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ beginDate: '2026-08-01', endDate: '2026-10-31' });
  },
};

export const Clears: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Select dates');
  },
};

export const RejectsAWrongDate: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    const end = within(panel).getByLabelText('End date');
    await userEvent.clear(end);
    await userEvent.type(end, '2026-11-31');
    await expect(within(panel).getByText('Enter a date such as 2026-11-20.')).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

export const MonthsDark: Story = {
  tags: ['!dev', '!autodocs'],
  ...MonthsOpen,
  globals: { theme: 'dark' },
};

export const MonthsChinese: Story = {
  tags: ['!dev', '!autodocs'],
  ...MonthsOpen,
  globals: { language: 'cn' },
};
