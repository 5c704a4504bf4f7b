import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { TextField } from '../text-field/text-field';
import { Dialog, DialogClose, DialogContent, DialogTrigger, type DialogContentProps } from './dialog';

function Confirm(props: Partial<DialogContentProps>) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Export</Button>
      </DialogTrigger>
      <DialogContent
        title="Export keyword report?"
        description="98 rows, Nov 14 – Nov 20, 2026. The file will appear in the download centre."
        actions={
          <>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button variant="primary">Export now</Button>
          </>
        }
        {...props}
      />
    </Dialog>
  );
}

/**
 * A question or a short task that blocks the page. On phones it is a bottom sheet.
 *
 * - **Do** use one verb in the title and on the button. Say what the action changes, and how much.
 * - **Do not** open a dialog from a dialog, use it to report success (Toast), or close it by a click on
 *   the backdrop when unsaved input would be lost.
 */
const meta = { title: 'ui/Dialog', tags: ['autodocs'], component: Confirm } satisfies Meta<typeof Confirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog');
};

const holdsFocus = (dialog: HTMLElement) => dialog.contains(document.activeElement);
// Radix closes on the click that follows
const pressOutside = async () => {
  await fireEvent.pointerDown(document.body, { button: 0 });
  await fireEvent.click(document.body);
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Export keyword report?' });
    await expect(dialog).toHaveAccessibleDescription(/^98 rows/);
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(holdsFocus(dialog)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosedByBackdrop: Story = {
  play: async (context) => {
    await open(context);
    await pressOutside();
    await gone();
  },
};

export const StaysOpenOnBackdropClick: Story = {
  args: { closesOnBackdrop: false },
  play: async (context) => {
    await open(context);
    await pressOutside();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};

export const OpenDark: Story = { globals: { theme: 'dark' }, play: open };

export const LongText: Story = {
  args: {
    closeLabel: 'Close',
    widthPx: 780,
    sideAction: <Button>Download failed rows</Button>,
    children: (
      <div className="flex flex-col gap-4">
        <TextField label="Name" />
        {Array.from({ length: 40 }, (_, row) => (
          <p key={row}>Row {row + 1}: the bid is higher than the daily budget of its campaign.</p>
        ))}
      </div>
    ),
  },
  play: open,
};
export const OpenChinese: Story = {
  args: {
    title: '匯出關鍵字報表？',
    description: '98 列，2026-11-14 至 2026-11-20。檔案會出現在下載中心。',
    actions: <Button variant="primary">匯出</Button>,
  },
  globals: { language: 'tw', size: 'mini' },
  play: open,
};
