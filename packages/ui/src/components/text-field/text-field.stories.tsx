import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { TextField } from './text-field';

/**
 * One line of text with its label. A hint is below it; an error replaces the hint.
 *
 * - **Do** explain a valid value in the error: Write 9 to 80 characters. Mark optional fields, not
 *   required ones.
 * - **Do not** replace the label by a placeholder, or validate a field before it loses the focus.
 */
const meta = {
  title: 'ui/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Draft name', className: 'w-80' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Seen by your team only.', placeholder: 'Ski packages' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Draft name' });
    await userEvent.click(canvas.getByText('Draft name'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Onsen');
    await expect(field).toHaveValue('Onsen');
    await expect(field).toHaveAccessibleDescription('Seen by your team only.');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

export const WithError: Story = {
  args: {
    defaultValue: '二世谷滑雪',
    hint: 'Seen by your team only.',
    error: 'This name is taken.',
    counter: '10 / 9–50',
    note: 'optional',
    leading: <UserIcon />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Draft name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This name is taken.');
    await expect(canvas.queryByText('Seen by your team only.')).not.toBeInTheDocument();
  },
};

export const WithErrorDark: Story = { ...WithError, globals: { theme: 'dark' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kyoto' } };

export const Touch: Story = {
  args: { leading: <UserIcon />, label: '用户名', defaultValue: 'linwei@kaede' },
  globals: { language: 'cn' },
  decorators: [
    (Story) => (
      <div data-size="touch">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    className: 'w-48',
    label: 'A label that needs more than the one line the field is wide',
    error: 'An error that explains at some length what is wrong and what would be right instead.',
    defaultValue: 'a value that does not fit either, and scrolls inside',
  },
};
export const Sizes: Story = {
  args: { className: 'w-52', hint: 'Seen by your team only.' },
  render: (args) => (
    <EachSize>
      <TextField {...args} />
      <TextField {...args} label="草稿名稱" hint="只有您的團隊看得到" />
    </EachSize>
  ),
};
