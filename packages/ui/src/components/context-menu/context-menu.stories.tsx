import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { RefreshCwIcon, XIcon } from '../../icons';
import { Button } from '../button/button';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './context-menu';

interface PageMenuProps {
  page: string;
  commands: readonly [refresh: string, close: string, closeOthers: string];
  onRefresh: () => void;
  onClose: () => void;
}

function PageMenu({ page, commands: [refresh, close, closeOthers], onRefresh, onClose }: PageMenuProps) {
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <Button>{page}</Button>
      </ContextMenuTrigger>
      <ContextMenuContent label={page}>
        <ContextMenuItem icon={<RefreshCwIcon />} onSelect={onRefresh}>
          {refresh}
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<XIcon />} onSelect={onClose}>
          {close}
        </ContextMenuItem>
        <ContextMenuItem disabled>{closeOthers}</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}

/**
 * Commands for the element under the pointer: right click, long touch, Shift F10 or the menu key.
 *
 * - **Do** offer every command in another place too. Disable unavailable commands, do not remove them.
 * - **Do not** hide frequent commands in it.
 */
const meta = {
  title: 'ui/ContextMenu',
  tags: ['autodocs'],
  component: PageMenu,
  args: {
    page: 'Keyword · Daily',
    commands: ['Refresh', 'Close', 'Close others'],
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (button: HTMLElement) => {
  const { left, top } = button.getBoundingClientRect();
  await fireEvent.contextMenu(button, { clientX: left + 8, clientY: top + 8 });
  return screen.findByRole('menu');
};

/** Opens at the pointer. Arrow keys skip disabled commands; Escape returns the focus. */
export const Commands: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    const menu = await open(button);
    await expect(screen.getByRole('region', { name: 'Keyword · Daily' })).toContainElement(menu);
    const { left, top } = button.getBoundingClientRect();
    await waitFor(async () => {
      await expect(Math.abs(menu.getBoundingClientRect().left - left - 8)).toBeLessThan(8);
      await expect(Math.abs(menu.getBoundingClientRect().top - top - 8)).toBeLessThan(8);
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await open(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

const showOpen: NonNullable<Story['play']> = async ({ canvas }) => {
  await open(canvas.getByRole('button'));
};

export const Open: Story = { play: showOpen };

export const OpenDark: Story = { globals: { theme: 'dark' }, play: showOpen };

export const OpenMini: Story = { globals: { size: 'mini' }, play: showOpen };

export const OpenChinese: Story = {
  args: { page: '关键词 · 日报', commands: ['刷新', '关闭', '关闭其他'] },
  globals: { language: 'cn' },
  play: showOpen,
};
