import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

const meta = { title: 'ui/RadioGroup', component: Budget } satisfies Meta<typeof Budget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Budget' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Daily budget/ })).toBeChecked();
  },
};
export const InlineDark: Story = { args: { isInline: true }, globals: { theme: 'dark' } };
