import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { StarToggle, type StarToggleProps } from './star-toggle';
import { StarToggleExample } from './star-toggle.example';
import code from './star-toggle.example.tsx?raw';

/**
 * Marks an item as a favourite, at once.
 *
 * - **Do** name the item in the label. Reset the star when the server rejects the request.
 * - **Do not** use it for ratings, or for marks that other users see.
 */
const meta = {
  title: 'Components/Actions/StarToggle (favourite, follow)',
  tags: ['autodocs'],
  component: StarToggle,
  parameters: {
    ...guide<ComponentProps<typeof StarToggle>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'Marks or unmarks the item.'],
      ],
      roles: 'button with aria-pressed',
      cn: { label: '关注 Kaede Travel' },
      tw: { label: '追蹤 Kaede Travel' },
    }),
  },
  args: { label: 'Follow Kaede Travel', isPressed: false, onPressedChange: fn() },
} satisfies Meta<typeof StarToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: StarToggleProps) {
  const [isPressed, setIsPressed] = useState(props.isPressed);
  const change = (next: boolean) => {
    setIsPressed(next);
    props.onPressedChange(next);
  };
  return <StarToggle {...props} isPressed={isPressed} onPressedChange={change} />;
}

export const Default: Story = {
  tags: ['!test'],
  render: (args) => <Controlled {...args} />,
};

export const Example: Story = exampleOf(StarToggleExample, code);
export const Pressed: Story = { args: { isPressed: true } };
export const Disabled: Story = {
  tags: ['!test'],
  args: { disabled: true },
};

export const Sizes: Story = {
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <StarToggle {...args} />
      <StarToggle {...args} isPressed />
    </EachSize>
  )),
};

// tests

export const TogglesByKeyboard: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    const star = canvas.getByRole('button', { name: 'Follow Kaede Travel' });
    await userEvent.tab();
    await expect(star).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).toHaveBeenCalledTimes(2);
  },
};

export const DoesNothingWhileDisabled: Story = {
  ...Disabled,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};
