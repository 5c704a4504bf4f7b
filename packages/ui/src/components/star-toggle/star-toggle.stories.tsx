import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { StarToggle, type StarToggleProps } from './star-toggle';

/**
 * Marks an item as a favourite, at once.
 *
 * - **Do** name the item in the label. Reset the star when the server rejects the request.
 * - **Do not** use it for ratings, or for marks that other users see.
 */
const meta = {
  title: 'ui/StarToggle',
  tags: ['autodocs'],
  component: StarToggle,
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
  render: (args) => <Controlled {...args} />,
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
export const Pressed: Story = { args: { isPressed: true } };
export const PressedDark: Story = { args: { isPressed: true }, globals: { theme: 'dark' } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};
export const SimplifiedChinese: Story = {
  args: { label: '关注 Kaede Travel', isPressed: true },
  globals: { language: 'cn' },
};
export const TraditionalChinese: Story = {
  args: { label: '追蹤 Kaede Travel', isPressed: true },
  globals: { language: 'tw', theme: 'dark' },
};
export const Sizes: Story = {
  render: (args) => (
    <EachSize>
      <StarToggle {...args} />
      <StarToggle {...args} isPressed />
    </EachSize>
  ),
};
