import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LockIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { PasswordField } from './password-field';

/**
 * A password, hidden until the user shows it.
 *
 * - **Do** show the rule below the field before the first error.
 * - **Do not** forbid pasting, or keep a password in a draft.
 */
const meta = {
  title: 'ui/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    leading: <LockIcon />,
    className: 'w-80',
    defaultValue: 'secret12',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('secret12');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const SizesDark: Story = {
  args: { className: 'w-52' },
  globals: { theme: 'dark' },
  render: (args) => (
    <EachSize>
      <PasswordField {...args} />
      <PasswordField
        {...args}
        label="密码"
        showLabel="显示密码"
        hideLabel="隐藏密码"
        error="请输入 8 至 20 个字符"
      />
    </EachSize>
  ),
};
