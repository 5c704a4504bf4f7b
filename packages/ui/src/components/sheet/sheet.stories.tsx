import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { publicImports } from '../../stories/public-imports';
import { Button } from '../button/button';
import { Switch } from '../switch/switch';
import { Sheet, SheetClose, SheetContent, SheetTrigger, type SheetContentProps } from './sheet';
import { SheetExample } from './sheet.example';
import code from './sheet.example.tsx?raw';

const textsNamed = (title: string, closeLabel: string, tagsBar: string, header: string, done: string) => ({
  title,
  closeLabel,
  footer: (
    <SheetClose asChild>
      <Button variant="primary">{done}</Button>
    </SheetClose>
  ),
  children: (
    <div className="flex flex-col px-5 pb-4">
      <Switch label={tagsBar} defaultChecked />
      <Switch label={header} />
    </div>
  ),
});

const settingsSheet = ({ isOpen = false, ...props }: SheetContentProps & { isOpen?: boolean }) => (
  <Sheet defaultOpen={isOpen}>
    <SheetTrigger asChild>
      <Button>{props.title}</Button>
    </SheetTrigger>
    <SheetContent {...props} />
  </Sheet>
);

/**
 * A panel from an edge: settings beside the page they change, the menu on phones.
 *
 * - **Do** show the effect on the page behind it. Done closes the sheet and does not save.
 * - **Do not** ask a question in it (Dialog).
 */
const meta = {
  title: 'Components/Overlays/Sheet (drawer)',
  tags: ['autodocs'],
  component: SheetContent,
  args: {
    side: 'right',
    ...textsNamed('Settings', 'Close', 'Tags bar', 'Fixed header', 'Done'),
  },
  parameters: {
    ...guide<SheetContentProps>({
      keys: [
        ['Tab, Shift Tab', 'Move the focus inside the sheet.'],
        ['Escape', 'Closes the sheet and returns the focus to its button.'],
      ],
      roles: 'dialog, named by the title',
      cn: textsNamed('界面设置', '关闭', '标签栏', '固定顶栏', '完成'),
      tw: textsNamed('介面設定', '關閉', '頁籤列', '固定頂端列', '完成'),
    }),
  },
  render: (args) => settingsSheet(args),
} satisfies Meta<typeof SheetContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const renderOpen: NonNullable<Story['render']> = (args) => settingsSheet({ ...args, isOpen: true });

// Storybook has no names for the parts that Radix forwards: the code is that of the example, which draws the same
export const Default: Story = {
  tags: ['!test'],
  parameters: { docs: { source: { code: publicImports(code) } } },
};
export const Example: Story = exampleOf(SheetExample, code);
export const Right: Story = { tags: ['!autodocs'], render: renderOpen };
export const Left: Story = { tags: ['!autodocs'], args: { side: 'left' }, render: renderOpen };
export const Bottom: Story = { tags: ['!autodocs'], args: { side: 'bottom' }, render: renderOpen };

// tests

export const ReturnsTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
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

export const OpenInMini: Story = {
  tags: ['!dev', '!autodocs'],
  render: renderOpen,
  globals: { language: 'tw', size: 'mini', theme: 'dark' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '介面設定' })).toBeVisible();
  },
};
