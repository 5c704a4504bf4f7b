import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';

/**
 * How far something is, when that is known.
 *
 * - **Do** name what is going on; the bar is at its end when the thing is there, not before.
 * - **Do not** guess: where nothing is known, show a LoadingLine, a Skeleton or a Spinner.
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
