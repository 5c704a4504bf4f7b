import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Button } from '../button/button';
import { ContextMenu, ContextMenuContent, ContextMenuItem, ContextMenuTrigger } from './context-menu';
import { ContextMenuExample } from './context-menu.example';
import code from './context-menu.example.tsx?raw';

const itemsNamed = (...names: readonly string[]) =>
  names.map((name) => <ContextMenuItem key={name}>{name}</ContextMenuItem>);

/**
 * Commands for the element under the pointer: right click, long touch, Shift F10 or the menu key.
 *
 * - **Do** offer every command in another place too. Disable unavailable commands, do not remove them.
 * - **Do not** hide frequent commands in it.
 */
const meta = {
  title: 'Components/Actions/ContextMenu (right click)',
  tags: ['autodocs'],
  component: ContextMenuContent,
  args: { label: 'Keyword · Daily', children: itemsNamed('Refresh', 'Close'), onEscapeKeyDown: fn() },
  parameters: {
    ...guide<ComponentProps<typeof ContextMenuContent>>({
      keys: [
        ['Shift F10, menu key', 'Opens the menu of the focused element.'],
        ['Arrow keys', 'Move to the next enabled command.'],
        ['Enter, Space', 'Runs the command.'],
        ['Escape', 'Closes the menu and returns the focus.'],
      ],
      roles: 'region with a menu, menuitem',
      cn: { label: '关键词日报', children: itemsNamed('刷新', '关闭') },
      tw: { label: '關鍵字日報', children: itemsNamed('重新整理', '關閉') },
    }),
  },
  render: (args) => (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <Button>{args.label}</Button>
      </ContextMenuTrigger>
      <ContextMenuContent {...args} />
    </ContextMenu>
  ),
} satisfies Meta<typeof ContextMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (button: HTMLElement) => {
  const { left, top } = button.getBoundingClientRect();
  await fireEvent.contextMenu(button, { clientX: left + 8, clientY: top + 8 });
  return screen.findByRole('menu');
};

const showOpen: NonNullable<Story['play']> = async ({ canvas }) => {
  await open(canvas.getByRole('button'));
};

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ContextMenuExample, code);
export const Open: Story = { tags: ['!autodocs'], play: showOpen };

// tests

export const OpenMini: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { size: 'mini', language: 'cn' },
  play: showOpen,
};

/** Opens at the pointer. Arrow keys skip disabled commands; Escape returns the focus. */
export const SkipsDisabledCommands: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <ContextMenuExample />,
  play: async ({ canvas, userEvent }) => {
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
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await open(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const onSelect = fn();
export const RunsTheCommandOnce: Story = {
  parameters: { texts: null },
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { children: <ContextMenuItem onSelect={onSelect}>Refresh</ContextMenuItem> },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await open(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};
