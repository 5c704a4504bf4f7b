import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { UserIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { TextField } from './text-field';
import { TextFieldExample } from './text-field.example';
import code from './text-field.example.tsx?raw';

/**
 * One line of text with its label. A hint is below it; an error replaces the hint.
 *
 * - **Do** explain a valid value in the error: Write 9 to 80 characters. Mark optional fields, not
 *   required ones.
 * - **Do not** replace the label by a placeholder, or validate a field before it loses the focus.
 */
const meta = {
  title: 'Components/Forms/TextField (input)',
  tags: ['autodocs'],
  component: TextField,
  parameters: {
    ...guide<ComponentProps<typeof TextField>>({
      keys: [['Tab', 'Moves the focus to it.']],
      roles: 'textbox, aria-invalid with an error',
      cn: { label: '草稿名称', hint: '仅团队成员可见' },
      tw: { label: '草稿名稱', hint: '只有您的團隊看得到' },
    }),
  },
  args: { label: 'Draft name', className: 'w-80' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
  args: { hint: 'Seen by your team only.', placeholder: 'Ski packages' },
};

export const Example: Story = exampleOf(TextFieldExample, code);
export const WithError: Story = {
  tags: ['!test'],
  args: {
    defaultValue: '二世谷滑雪',
    hint: 'Seen by your team only.',
    error: 'This name is taken.',
    counter: '10 / 9–50',
    note: 'optional',
    leading: <UserIcon />,
  },
  parameters: {
    ...textsOf<ComponentProps<typeof TextField>>({
      cn: { error: '该名称已被使用。', note: '选填' },
      tw: { error: '此名稱已被使用。', note: '選填' },
    }),
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kyoto' } };
export const Touch: Story = {
  args: { leading: <UserIcon />, label: 'Username', defaultValue: 'linwei@kaede' },
  parameters: {
    ...textsOf<ComponentProps<typeof TextField>>({
      cn: { label: '账号', hint: null },
      tw: { label: '帳號', hint: null },
    }),
  },
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
    defaultValue: 'a value that is too long as well, and scrolls inside',
  },
  parameters: {
    ...textsOf<ComponentProps<typeof TextField>>({
      cn: {
        label: '比输入框更宽、一行放不下的标签文字会换行显示',
        hint: null,
        error: '这是一条较长的错误提示，说明哪里有误，以及应当如何填写。',
        defaultValue: '同样放不下、需要在输入框内滚动查看的内容',
      },
      tw: {
        label: '比輸入欄位更寬、一行放不下的標籤文字會換行顯示',
        hint: null,
        error: '這是一則較長的錯誤提示，說明哪裡有誤，以及應該如何填寫。',
        defaultValue: '同樣放不下、需要在輸入欄位內捲動檢視的內容',
      },
    }),
  },
};

export const Sizes: Story = {
  args: { className: 'w-52', hint: 'Seen by your team only.' },
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <TextField {...args} />
      <TextField {...args} leading={<UserIcon />} defaultValue="二世谷滑雪" />
    </EachSize>
  )),
};

// tests

export const ConnectsLabelAndHint: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
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

export const DescribesTheError: Story = {
  ...WithError,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Draft name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This name is taken.');
    await expect(canvas.queryByText('Seen by your team only.')).not.toBeInTheDocument();
  },
};
