import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'none', label: 'No limit' },
  { value: 'daily', label: 'Daily budget', hint: 'Spending stops for the day when it is reached.' },
] as const;

function Budget({ isInline = false }: { isInline?: boolean }) {
  const [budget, setBudget] = useState<(typeof options)[number]['value']>('none');
  return (
    <RadioGroup
      label="Budget"
      options={options}
      value={budget}
      onValueChange={setBudget}
      isInline={isInline}
    />
  );
}

/**
 * One of two to five options, each with a text that explains it.
 *
 * - **Do** preselect the safe option, and put the most frequent one first.
 * - **Do not** use it for short names in a toolbar (SegmentedControl) or for many options (Select).
 */
const meta = { title: 'ui/RadioGroup', tags: ['autodocs'], component: Budget } satisfies Meta<typeof Budget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Budget' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Daily budget/ })).toBeChecked();
  },
};
export const InlineDark: Story = { args: { isInline: true }, globals: { theme: 'dark' } };
export const Chinese: Story = {
  render: () => (
    <RadioGroup
      label="预算"
      options={[
        { value: 'none', label: '不限' },
        { value: 'daily', label: '每日预算', hint: '达到后当天停止投放。' },
      ]}
      value="daily"
      onValueChange={fn()}
    />
  ),
  globals: { language: 'cn' },
};
