import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { stateful } from '../../stories/stateful';
import { RadioGroup, type RadioGroupProps } from './radio-group';
import { RadioGroupExample } from './radio-group.example';
import code from './radio-group.example.tsx?raw';

const optionsNamed = (none: string, daily: string, hint: string) => [
  { value: 'none', label: none },
  { value: 'daily', label: daily, hint },
];

/**
 * One of two to five options, each with a text that explains it.
 *
 * - **Do** preselect the safe option, and put the most frequent one first.
 * - **Do** use cards for up to four options that decide over the rest of a form.
 * - **Do not** use it for short names in a toolbar (SegmentedControl) or for many options (Select).
 */
const meta = {
  title: 'Components/Forms/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  args: {
    label: 'Budget',
    options: optionsNamed('No limit', 'Daily budget', 'Spending stops for the day when it is reached.'),
    value: 'none',
    onValueChange: fn(),
  },
  parameters: {
    ...guide<RadioGroupProps<string>>({
      keys: [
        ['Tab', 'Moves the focus to the selected option.'],
        ['Arrow keys', 'Select the next or the previous option.'],
      ],
      roles: 'radiogroup, radio; hint and error describe the group',
      cn: { label: '预算', options: optionsNamed('不限', '日预算', '达到后当日停止投放。') },
      tw: { label: '預算', options: optionsNamed('不限', '每日預算', '達到後當天停止投放。') },
    }),
  },
  decorators: [stateful('value', 'onValueChange')],
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(RadioGroupExample, code);
export const Inline: Story = { args: { isInline: true } };
export const Cards: Story = { args: { areCards: true } };
export const WithError: Story = {
  args: { value: undefined, error: 'Select a budget.', required: true },
  parameters: {
    ...textsOf<RadioGroupProps<string>>({ cn: { error: '请选择预算。' }, tw: { error: '請選擇預算。' } }),
  },
};

// tests

export const SelectsByArrowKeys: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Budget' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Daily budget/ })).toBeChecked();
  },
};
