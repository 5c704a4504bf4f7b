import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';

/**
 * The progress of a task, when it is known.
 *
 * - **Do** name the task. The bar is full when the result is available, not before.
 * - **Do not** estimate: for unknown progress, show a LoadingLine, a Skeleton or a Spinner.
 */
const meta = {
  title: 'ui/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Upload', value: 0.62, className: 'w-60' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '62');
  },
};
export const BeyondTheEnds: Story = {
  args: { value: 1.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Chinese: Story = { args: { label: '上傳' }, globals: { language: 'tw', theme: 'dark' } };
