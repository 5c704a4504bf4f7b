import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, languageOf } from '../../stories/in-language';
import { publicImports } from '../../stories/public-imports';
import { toast } from './toast';
import { ToastProgressExample } from './toast-progress.example';
import progressCode from './toast-progress.example.tsx?raw';
import { ToastExample } from './toast.example';
import code from './toast.example.tsx?raw';
import { Toaster, type ToasterProps } from './toaster';

const texts = {
  en: {
    imported: 'Import succeeded',
    description: '24 keywords added to Ski packages',
    closeLabel: 'Close',
  },
  cn: {
    imported: '导入成功',
    description: '已向“滑雪套餐”添加 24 个关键词',
    closeLabel: '关闭',
  },
  tw: {
    imported: '匯入成功',
    description: '已在「滑雪方案」新增 24 個關鍵字',
    closeLabel: '關閉',
  },
};

/**
 * A short message about a success, a running task or an error elsewhere. Max three; they stay while the
 * pointer is over them.
 *
 * - **Do** offer the next step (Open, Try again). Replace the progress of a job by its result.
 * - **Do not** use it for text that must be read (Dialog, Alert) or that the page shows already.
 */
const meta = {
  title: 'Components/Feedback/Toast (snackbar)',
  tags: ['autodocs'],
  component: Toaster,
  args: { label: 'Notices' },
  parameters: {
    ...guide<ToasterProps>({
      keys: [
        ['Tab', 'Moves to the buttons of the newest message.'],
        ['Enter, Space', 'Runs the action or closes the message.'],
      ],
      roles: 'region with aria-live polite; alert for errors; progressbar for a running task',
      cn: { label: '通知' },
      tw: { label: '通知' },
    }),
  },
  render: inLanguage((language, args) => <ToastProgressExample {...args} language={language} />),
  beforeEach: () => {
    toast.clear();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const showOpen: NonNullable<Story['play']> = async ({ globals }) => {
  const { imported, description, closeLabel } = texts[languageOf(globals)];
  toast.success(imported, { description, closeLabel, staysOpen: true });
  await screen.findByText(imported);
};

export const Default: Story = {
  tags: ['!test'],
  parameters: { docs: { source: { code: publicImports(progressCode) } } },
};
export const Example: Story = exampleOf(ToastExample, code);
export const Open: Story = { tags: ['!autodocs'], play: showOpen };

// tests

export const ShowsTheSameMessageOnce: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ToastExample />,
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

const retry = fn();
export const AnErrorIsAnAlertWithAnAction: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    retry.mockClear();
    toast.error('The export failed', {
      action: { label: 'Try again', onClick: retry },
      closeLabel: 'Close',
    });
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The export failed');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** A message replaces the previous one with the same id. */
export const ReplacesProgressByTheResult: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
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

export const ClosesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn' },
  play: async (context) => {
    await showOpen(context);
    (await screen.findByRole('button', { name: '关闭' })).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('导入成功')).not.toBeInTheDocument());
  },
};
