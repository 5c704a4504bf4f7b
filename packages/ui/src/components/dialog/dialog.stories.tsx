import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { publicImports } from '../../stories/public-imports';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { Dialog, DialogClose, DialogContent, DialogTrigger, type DialogContentProps } from './dialog';
import { DialogExample } from './dialog.example';
import code from './dialog.example.tsx?raw';

const actionsNamed = (cancel: string, confirm: string) => (
  <>
    <DialogClose asChild>
      <Button>{cancel}</Button>
    </DialogClose>
    <Button variant="primary">{confirm}</Button>
  </>
);

interface ExportDialogProps extends DialogContentProps {
  isOpen?: boolean;
  /** On the button that opens it. */
  button: string;
}

const exportDialog = ({ isOpen = false, button, ...props }: ExportDialogProps) => (
  <Dialog defaultOpen={isOpen}>
    <DialogTrigger asChild>
      <Button>{button}</Button>
    </DialogTrigger>
    <DialogContent {...props} />
  </Dialog>
);

/**
 * A question or a short task that blocks the page. On phones it is a bottom sheet.
 *
 * - **Do** use one verb in the title and on the button. Say what the action changes, and how much.
 * - **Do not** open a dialog from a dialog, use it to report success (Toast), or close it by a click on
 *   the backdrop when unsaved input would be lost.
 */
const meta = {
  title: 'Components/Overlays/Dialog (modal)',
  tags: ['autodocs'],
  component: DialogContent,
  args: {
    title: 'Export keyword report?',
    description: '98 rows, Nov 14 – Nov 20, 2026. The file will appear in the download centre.',
    actions: actionsNamed('Cancel', 'Export now'),
    button: 'Export',
  },
  parameters: {
    ...guide<ExportDialogProps>({
      keys: [
        ['Tab, Shift Tab', 'Move the focus inside the dialog.'],
        ['Escape', 'Closes the dialog and returns the focus to its button.'],
      ],
      roles: 'dialog, named by the title and described by the description; the page behind it is hidden',
      cn: {
        title: '导出关键词报告？',
        description: '98 行，2026-11-14 至 2026-11-20。文件会出现在下载中心。',
        actions: actionsNamed('取消', '立即导出'),
        button: '导出',
      },
      tw: {
        title: '要匯出關鍵字報表嗎？',
        description: '98 列，2026-11-14 至 2026-11-20。檔案會出現在下載中心。',
        actions: actionsNamed('取消', '立即匯出'),
        button: '匯出',
      },
    }),
  },
  argTypes: { button: { table: { disable: true } }, isOpen: { table: { disable: true } } },
  render: exportDialog,
} satisfies Meta<ExportDialogProps>;
export default meta;
type Story = StoryObj<typeof meta>;

// Storybook has no names for the parts that Radix forwards: the code is that of the example, which draws the same
export const Default: Story = {
  tags: ['!test'],
  parameters: { docs: { source: { code: publicImports(code) } } },
};
export const Example: Story = exampleOf(DialogExample, code);
export const Open: Story = {
  tags: ['!autodocs', '!test'],
  render: (args) => exportDialog({ ...args, isOpen: true }),
};
interface LongTexts {
  close: string;
  download: string;
  name: string;
  failed: (row: number) => string;
}
const longParts = ({ close, download, name, failed }: LongTexts) => ({
  closeLabel: close,
  sideAction: <Button>{download}</Button>,
  children: (
    <div className="flex flex-col gap-4">
      <TextField label={name} />
      {Array.from({ length: 40 }, (_, row) => (
        <p key={row}>{failed(row + 1)}</p>
      ))}
    </div>
  ),
});
export const LongText: Story = {
  ...Open,
  args: {
    widthPx: 780,
    ...longParts({
      close: 'Close',
      download: 'Download failed rows',
      name: 'Name',
      failed: (row) => `Row ${row}: the bid is higher than the daily budget of its campaign.`,
    }),
  },
  parameters: {
    ...textsOf<ExportDialogProps>({
      cn: longParts({
        close: '关闭',
        download: '下载失败行',
        name: '名称',
        failed: (row) => `第 ${row} 行：出价高于所属计划的每日预算。`,
      }),
      tw: longParts({
        close: '關閉',
        download: '下載失敗列',
        name: '名稱',
        failed: (row) => `第 ${row} 列：出價高於所屬廣告活動的每日預算。`,
      }),
    }),
  },
};

// tests

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog');
};
// Radix closes on the click that follows
const pressOutside = async () => {
  await fireEvent.pointerDown(document.body, { button: 0 });
  await fireEvent.click(document.body);
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const HoldsAndReturnsTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Export keyword report?' });
    await expect(dialog).toHaveAccessibleDescription(/^98 rows/);
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await pressOutside();
    await gone();
  },
};

export const StaysOpenOnBackdropClick: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { closesOnBackdrop: false },
  play: async (context) => {
    await open(context);
    await pressOutside();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};

export const OpenMini: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', size: 'mini' },
};
