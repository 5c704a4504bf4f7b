import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { toast } from './toast';
import { Toaster } from './toaster';

const retry = fn();

function Toasts() {
  return (
    <div className="flex h-60 gap-3">
      <Button
        onClick={() =>
          toast.success('Import succeeded', {
            description: '24 keywords added to Ski packages',
            closeLabel: 'Close',
          })
        }
      >
        Import
      </Button>
      <Button
        onClick={() =>
          toast.error('The export failed', {
            action: { label: 'Try again', onClick: retry },
            closeLabel: 'Close',
          })
        }
      >
        Fail
      </Button>
      <Button
        onClick={() =>
          toast.info('Preparing keyword-daily.xlsx', { id: 'job', progress: 0.64, closeLabel: 'Close' })
        }
      >
        Start
      </Button>
      <Button
        onClick={() => toast.success('keyword-daily.xlsx is ready', { id: 'job', closeLabel: 'Close' })}
      >
        Finish
      </Button>
      <Toaster label="Notices" />
    </div>
  );
}

/**
 * A short message about a success, a running task or an error elsewhere. Max three; they stay while the
 * pointer is over them.
 *
 * - **Do** offer the next step (Open, Try again). Replace the progress of a job by its result.
 * - **Do not** use it for text that must be read (Dialog, Alert) or that the page shows already.
 */
const meta = {
  title: 'ui/Toast',
  tags: ['autodocs'],
  component: Toasts,
  beforeEach: () => {
    toast.clear();
    retry.mockClear();
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameMessageOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Import' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await screen.findAllByText('Import succeeded')).toHaveLength(1);
    const region = screen.getByRole('region', { name: /Notices/ });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Import succeeded')).not.toBeInTheDocument());
  },
};

export const ErrorWithAction: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The export failed');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** A message replaces the previous one with the same id. */
export const ProgressThenReady: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const bar = await screen.findByRole('progressbar', { name: 'Preparing keyword-daily.xlsx' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await screen.findByText('keyword-daily.xlsx is ready')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('keyword-daily.xlsx is ready')).not.toBeInTheDocument());
  },
};
export const Chinese: Story = {
  globals: { language: 'cn' },
  play: async ({ userEvent }) => {
    toast.success('导入成功', { description: '已向“滑雪套餐”添加 24 个关键词', closeLabel: '关闭' });
    const close = await screen.findByRole('button', { name: '关闭' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('导入成功')).not.toBeInTheDocument());
  },
};
