import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';

/**
 * A spinning ring for a short wait, in the colour of the text around it.
 *
 * - **Do** name the pending task beside it or in its label.
 * - **Do not** fill a page with it: show a Skeleton of the content.
 */
const meta = {
  title: 'ui/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, args: { label: '載入中' } };
