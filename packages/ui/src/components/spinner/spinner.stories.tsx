import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';

/**
 * A turning ring where something small is waited for, in the colour of the words around it.
 *
 * - **Do** say what is waited for, beside it or as its label.
 * - **Do not** fill a page with it: show a Skeleton of what will come.
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
