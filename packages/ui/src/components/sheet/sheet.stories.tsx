import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Switch } from '../switch/switch';
import { Sheet, SheetClose, SheetContent, SheetTrigger, type SheetContentProps } from './sheet';

interface SettingsProps extends Pick<SheetContentProps, 'side'> {
  texts?: readonly [title: string, tagsBar: string, header: string, done: string];
}

function Settings({ side, texts = ['Settings', 'Tags bar', 'Fixed header', 'Done'] }: SettingsProps) {
  const [title, tagsBar, header, done] = texts;
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button>Open</Button>
      </SheetTrigger>
      <SheetContent
        side={side}
        title={title}
        closeLabel="Close"
        footer={
          <SheetClose asChild>
            <Button variant="primary">{done}</Button>
          </SheetClose>
        }
      >
        <div className="flex flex-col px-5 pb-4">
          <Switch label={tagsBar} defaultChecked />
          <Switch label={header} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

/**
 * A panel from an edge: settings beside the page they change, the menu on phones.
 *
 * - **Do** show the effect on the page behind it. Done closes the sheet and does not save.
 * - **Do not** ask a question in it (Dialog).
 */
const meta = { title: 'ui/Sheet', tags: ['autodocs'], component: Settings } satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
};

export const Right: Story = {
  args: { side: 'right' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Settings' });
    const header = screen.getByRole('switch', { name: 'Fixed header' });
    header.focus();
    await userEvent.keyboard(' ');
    await expect(header).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Left: Story = { args: { side: 'left' }, play: open };
export const Bottom: Story = { args: { side: 'bottom' }, play: open };
export const RightDark: Story = { args: { side: 'right' }, globals: { theme: 'dark' }, play: open };
export const Chinese: Story = {
  args: { side: 'right', texts: ['介面設定', '頁籤列', '固定頁首', '完成'] },
  globals: { language: 'tw', size: 'mini' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog', { name: '介面設定' })).toBeVisible();
  },
};
