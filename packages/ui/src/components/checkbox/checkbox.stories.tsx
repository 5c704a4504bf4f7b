import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
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

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(CheckboxExample, code);
const texts = {
  en: {
    off: 'off',
    on: 'on',
    some: 'some',
    lockedOff: 'off, locked',
    lockedOn: 'on, locked',
    all: 'All columns',
  },
  cn: {
    off: '未选',
    on: '已选',
    some: '部分选中',
    lockedOff: '未选，已锁定',
    lockedOn: '已选，已锁定',
    all: '全部列',
  },
  tw: {
    off: '未選',
    on: '已選',
    some: '部分選取',
    lockedOff: '未選，已鎖定',
    lockedOn: '已選，已鎖定',
    all: '全部欄位',
  },
};
const statesIn = (language: StoryLanguage) => {
  const text = texts[language];
  return (
    <div className="flex gap-4">
      <Checkbox aria-label={text.off} />
      <Checkbox aria-label={text.on} defaultChecked />
      <Checkbox aria-label={text.some} checked="indeterminate" />
      <Checkbox aria-label={text.lockedOff} disabled />
      <Checkbox aria-label={text.lockedOn} disabled defaultChecked />
      <Checkbox label={text.all} />
    </div>
  );
};
export const States: Story = {
  tags: ['!test'],
  render: inLanguage(statesIn),
};

// tests

export const SelectsAllByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <CheckboxExample />,
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
  render: inLanguage(statesIn),
  globals: { theme: 'dark' },
};
