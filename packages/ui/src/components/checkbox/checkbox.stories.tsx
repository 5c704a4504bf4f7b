import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Checkbox } from './checkbox';
import { CheckboxExample } from './checkbox.example';
import code from './checkbox.example.tsx?raw';

/**
 * Selects any number of items. `indeterminate` means that some items of a group are selected.
 *
 * - **Do** make the label part of the target. Put a box for all items above a long list.
 * - **Do not** use it for an option that takes effect at once (Switch) or for one of a few (RadioGroup).
 */
const meta = {
  title: 'Components/Forms/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  parameters: {
    ...guide<ComponentProps<typeof Checkbox>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Space', 'Selects or clears it.'],
      ],
      roles: 'checkbox; aria-checked mixed while indeterminate',
      cn: { label: '消费' },
      tw: { label: '費用' },
    }),
  },
  args: { label: 'Cost' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function All() {
  const [chosen, setChosen] = useState<readonly string[]>(['Clicks']);
  const columns = ['Impressions', 'Clicks'];
  const all = chosen.length === columns.length;
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label="All columns"
        checked={all ? true : chosen.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => setChosen(all ? [] : columns)}
      />
      {columns.map((column) => (
        <Checkbox
          key={column}
          label={column}
          checked={chosen.includes(column)}
          onCheckedChange={(isChecked) =>
            setChosen(isChecked ? [...chosen, column] : chosen.filter((each) => each !== column))
          }
        />
      ))}
    </div>
  );
}

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(CheckboxExample, code);
const states = (
  <div className="flex gap-4">
    <Checkbox aria-label="off" />
    <Checkbox aria-label="on" defaultChecked />
    <Checkbox aria-label="some" checked="indeterminate" />
    <Checkbox aria-label="off, locked" disabled />
    <Checkbox aria-label="on, locked" disabled defaultChecked />
    <Checkbox label="全部列" />
  </div>
);
export const States: Story = {
  tags: ['!test'],
  render: () => states,
};

// tests

export const SelectsAllByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <All />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All columns' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Clicks' })).not.toBeChecked();
  },
};

export const BoxesAreLargeEnough: Story = {
  ...States,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box.offsetWidth).toBeGreaterThanOrEqual(24);
  },
};

export const StatesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => states,
  globals: { theme: 'dark' },
};
