import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Switch } from '../switch/switch';
import { Sheet, SheetClose, SheetContent, SheetTrigger, type SheetContentProps } from './sheet';

function Settings({ side }: Pick<SheetContentProps, 'side'>) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button>Open</Button>
      </SheetTrigger>
      <SheetContent
        side={side}
        title="Settings"
        closeLabel="Close"
        footer={
          <SheetClose asChild>
            <Button variant="primary">Done</Button>
          </SheetClose>
        }
      >
        <div className="flex flex-col px-5 pb-4">
          <Switch label="Tags bar" defaultChecked />
          <Switch label="Fixed header" />
        </div>
      </SheetContent>
    </Sheet>
  );
}

const meta = { title: 'ui/Sheet', component: Settings } satisfies Meta<typeof Settings>;
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
