import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

/**
 * A few words about the thing under the pointer or the focus: the name of an icon, a name that was cut.
 *
 * - **Do** keep it to a line; give it to things that take the focus.
 * - **Do not** put into it what is needed to go on, a link, or words that stand beside it anyway.
 */
const meta = {
  title: 'ui/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { content: 'Cost divided by clicks', children: <Button>CPC</Button>, side: 'bottom' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cost divided by clicks');
    await expect(canvas.getByRole('button', { name: 'CPC' })).toHaveAccessibleDescription(
      'Cost divided by clicks',
    );
  },
};
export const ChineseDark: Story = {
  args: { content: '消费除以点击', children: <Button>平均点击价格</Button> },
  globals: { language: 'cn', theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('消费除以点击');
  },
};
