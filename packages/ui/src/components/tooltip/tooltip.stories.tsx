import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

/**
 * A short text for the hovered or focused element: the name of an icon, a truncated name.
 *
 * - **Do** keep it to one line, on elements that take the focus.
 * - **Do not** put a link, necessary instructions, or text that is visible already into it.
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
