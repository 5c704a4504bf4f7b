import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { ProgressBar } from './progress-bar';
import { ProgressBarExample } from './progress-bar.example';
import code from './progress-bar.example.tsx?raw';

/**
 * The progress of a task, when it is known.
 *
 * - **Do** name the task. The bar is full when the result is available, not before.
 * - **Do not** estimate: for unknown progress, show a LoadingLine, a Skeleton or a Spinner.
 */
const meta = {
  title: 'Components/Feedback/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  parameters: {
    ...guide<ComponentProps<typeof ProgressBar>>({
      roles: 'progressbar with aria-valuenow',
      cn: { label: '上传' },
      tw: { label: '上傳' },
    }),
  },
  args: { label: 'Upload', value: 0.62, className: 'w-60' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ProgressBarExample, code);

// tests

export const TellsItsValue: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '62');
  },
};

export const StaysInItsEnds: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { value: 1.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
