import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { ChoiceCards } from './choice-cards';

const picture = (lines: number) => (
  <span className="block h-12 px-2 pt-2">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="mb-1 block h-0.75 rounded-full bg-line-3" />
    ))}
  </span>
);

interface DensityProps {
  label?: string;
  names?: readonly string[];
  isLastDisabled?: boolean;
}

function Density({
  label = 'Density',
  names = ['Roomy', 'Regular', 'Dense'],
  isLastDisabled = false,
}: DensityProps) {
  const [density, setDensity] = useState('1');
  return (
    <ChoiceCards
      label={label}
      choices={names.map((name, index) => ({
        value: String(index),
        label: name,
        picture: picture(index * 2 + 2),
        isDisabled: isLastDisabled && index === names.length - 1,
      }))}
      value={density}
      onValueChange={setDensity}
      className="w-75"
    />
  );
}

/**
 * One of two to four options that a picture explains better than a word.
 *
 * - **Do** draw the pictures as small as the difference allows, all in one style.
 * - **Do not** use it without pictures (SegmentedControl) or for more than one row (Select).
 */
const meta = { title: 'ui/ChoiceCards', tags: ['autodocs'], component: Density } satisfies Meta<
  typeof Density
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Density' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dense' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Roomy' })).toBeChecked();
    await userEvent.click(canvas.getByText('Regular'));
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toBeChecked();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Disabled: Story = {
  args: { isLastDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dense' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Roomy' })).toBeChecked();
  },
};
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Density />
    </EachSize>
  ),
};
export const Chinese: Story = {
  args: { label: '界面密度', names: ['宽松', '标准', '紧凑'] },
  globals: { language: 'cn' },
};
export const LongText: Story = {
  args: { names: ['As roomy as it can be', 'Regular', 'As dense as it can be'] },
};
