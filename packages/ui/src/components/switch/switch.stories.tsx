import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch';

/**
 * An option that takes effect at once.
 *
 * - **Do** name the state, not the action: Fixed header, not Fix header.
 * - **Do not** use it in a form with a submit button (Checkbox).
 */
const meta = {
  title: 'ui/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Fixed header', onCheckedChange: fn(), className: 'w-60' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Fixed header' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const OnDark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const Disabled: Story = { args: { disabled: true } };
export const Chinese: Story = { args: { label: '固定頁首' }, globals: { language: 'tw' } };
