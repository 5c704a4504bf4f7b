import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Switch } from './switch';
import { SwitchExample } from './switch.example';
import code from './switch.example.tsx?raw';

/**
 * An option that takes effect at once.
 *
 * - **Do** name the state, not the action: Fixed header, not Fix header.
 * - **Do not** use it in a form with a submit button (Checkbox).
 */
const meta = {
  title: 'Components/Forms/Switch (toggle)',
  tags: ['autodocs'],
  component: Switch,
  parameters: {
    ...guide<ComponentProps<typeof Switch>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Space', 'Switches it.'],
      ],
      roles: 'switch',
      cn: { label: '固定顶栏' },
      tw: { label: '固定頂端列' },
    }),
  },
  args: { label: 'Fixed header', onCheckedChange: fn(), className: 'w-60' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SwitchExample, code);
export const Disabled: Story = { args: { disabled: true } };

// tests

export const SwitchesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Fixed header' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const OnInDark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultChecked: true },
  globals: { theme: 'dark' },
};
