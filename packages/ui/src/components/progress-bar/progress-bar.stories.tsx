import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingLine } from '../loading-line/loading-line';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'ui/Progress',
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

const waiting = (
  <div className="flex w-80 flex-col gap-6">
    <LoadingLine label="Loading the report" />
    <div className="flex flex-col gap-3">
      {[120, 92, 140, 100].map((widthPx) => (
        <Skeleton key={widthPx} style={{ width: widthPx }} />
      ))}
    </div>
    <Spinner label="Loading" />
  </div>
);
export const Waiting: Story = { render: () => waiting };
export const WaitingDark: Story = { render: () => waiting, globals: { theme: 'dark' } };
