import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { TextArea } from './text-area';

/**
 * Several lines of text; grows with its content.
 *
 * - **Do** show the count when there is a limit.
 * - **Do not** use it for a single line.
 */
const meta = {
  title: 'ui/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Description line 1', className: 'w-80', counter: '26 / 9–80' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter begins a new line. */
export const Default: Story = {
  args: { defaultValue: 'Powder snow from December.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Book now');
    await expect(canvas.getByRole('textbox')).toHaveValue('Powder snow from December.\nBook now');
  },
};

export const WithError: Story = {
  args: { error: 'Write 9 to 80 characters.', defaultValue: 'Snow' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description line 1' });
    await expect(field).toHaveAccessibleDescription('Write 9 to 80 characters.');
  },
};
export const SizesDark: Story = {
  args: { className: 'w-52', defaultValue: 'Powder snow from December.' },
  globals: { theme: 'dark' },
  render: (args) => (
    <EachSize>
      <TextArea {...args} />
      <TextArea {...args} label="描述 1" error="请输入 9 至 80 个字符" defaultValue="滑雪" />
    </EachSize>
  ),
};
