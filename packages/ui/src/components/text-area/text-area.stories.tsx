import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { TextArea } from './text-area';
import { TextAreaExample } from './text-area.example';
import code from './text-area.example.tsx?raw';

/**
 * Several lines of text; grows with its content.
 *
 * - **Do** show the count when there is a limit.
 * - **Do not** use it for a single line.
 */
const meta = {
  title: 'Components/Forms/TextArea (multiline)',
  tags: ['autodocs'],
  component: TextArea,
  parameters: {
    ...guide<ComponentProps<typeof TextArea>>({
      keys: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter', 'Begins a new line.'],
      ],
      roles: 'textbox, aria-invalid with an error',
      cn: { label: '描述 1' },
      tw: { label: '描述 1' },
    }),
  },
  args: { label: 'Description line 1', className: 'w-80', counter: '26 / 9–80' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter begins a new line. */
export const Default: Story = {
  tags: ['!test'],
  args: { defaultValue: 'Powder snow from December.' },
  parameters: {
    ...textsOf<ComponentProps<typeof TextArea>>({
      cn: { defaultValue: '十二月起畅滑粉雪。', counter: '9 / 9–80' },
      tw: { defaultValue: '十二月起暢滑粉雪。', counter: '9 / 9–80' },
    }),
  },
};

export const Example: Story = exampleOf(TextAreaExample, code);
export const WithError: Story = {
  tags: ['!test'],
  args: { error: 'Write 9 to 80 characters.', defaultValue: 'Snow', counter: '4 / 9–80' },
  parameters: {
    ...textsOf<ComponentProps<typeof TextArea>>({
      cn: { error: '请输入 9 至 80 个字符。', defaultValue: '滑雪', counter: '2 / 9–80' },
      tw: { error: '請輸入 9 到 80 個字元。', defaultValue: '滑雪', counter: '2 / 9–80' },
    }),
  },
};

// tests

export const BreaksLines: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Book now');
    await expect(canvas.getByRole('textbox')).toHaveValue('Powder snow from December.\nBook now');
  },
};

export const DescribesTheError: Story = {
  ...WithError,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description line 1' });
    await expect(field).toHaveAccessibleDescription('Write 9 to 80 characters.');
  },
};

export const SizesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { className: 'w-52', error: '请输入 9 至 80 个字符。', defaultValue: '滑雪' },
  globals: { language: 'cn', theme: 'dark' },
  render: inLanguage((language, { error, ...args }) => (
    <EachSize language={language}>
      <TextArea {...args} />
      <TextArea {...args} error={error} />
    </EachSize>
  )),
};
