import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { LockIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { PasswordField } from './password-field';
import { PasswordFieldExample } from './password-field.example';
import code from './password-field.example.tsx?raw';

/**
 * A password, hidden until the user shows it.
 *
 * - **Do** show the rule below the field before the first error.
 * - **Do not** forbid pasting, or keep a password in a draft.
 */
const meta = {
  title: 'Components/Forms/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  parameters: {
    ...guide<ComponentProps<typeof PasswordField>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter, Space', 'On the eye: shows or hides the password.'],
      ],
      roles: 'textbox and button',
      cn: { label: '密码', showLabel: '显示密码', hideLabel: '隐藏密码' },
      tw: { label: '密碼', showLabel: '顯示密碼', hideLabel: '隱藏密碼' },
    }),
  },
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

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(PasswordFieldExample, code);

// tests

export const ShowsThePassword: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
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

export const SizesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { className: 'w-52', hint: '8 to 20 characters' },
  parameters: {
    ...textsOf<ComponentProps<typeof PasswordField>>({
      cn: { hint: '8 至 20 个字符' },
      tw: { hint: '8 到 20 個字元' },
    }),
  },
  globals: { language: 'cn', theme: 'dark' },
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <PasswordField {...args} />
      <PasswordField {...args} error={args.hint} />
    </EachSize>
  )),
};
