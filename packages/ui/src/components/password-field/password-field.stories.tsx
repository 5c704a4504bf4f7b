import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LockIcon } from '../../icons';
import { PasswordField } from './password-field';

const meta = {
  title: 'ui/PasswordField',
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
