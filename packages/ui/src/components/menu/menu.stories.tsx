import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChevronDownIcon, HouseIcon, LogOutIcon, SettingsIcon } from '../../icons';
import { Button } from '../button/button';
import { Tile } from '../tile/tile';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from './menu';

const onSettings = fn();

function UserMenu() {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>
          Lin Wei
          <ChevronDownIcon className="size-3.5" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-47">
        <MenuItem icon={<HouseIcon />}>Home</MenuItem>
        <MenuItem icon={<SettingsIcon />} hint="Ctrl ," onSelect={onSettings}>
          Settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />}>Log out</MenuItem>
      </MenuContent>
    </Menu>
  );
}

/**
 * Commands or choices that open from a button.
 *
 * - **Do** group commands by lines, put destructive ones last, and show shortcuts at the right.
 * - **Do not** nest menus, or put a form into one (Popover).
 */
const meta = { title: 'ui/Menu', tags: ['autodocs'], component: UserMenu } satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Commands: Story = {
  play: async ({ canvas, userEvent }) => {
    onSettings.mockClear();
    const button = canvas.getByRole('button', { name: 'Lin Wei' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(screen.getByRole('menuitem', { name: /Settings/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSettings).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Lin Wei' });
    await expect(screen.getByRole('region', { name: 'Lin Wei' })).toContainElement(menu);
    // a long menu must scroll, whether pointer or keyboard opened it
    await expect(menu).toHaveProperty('tabIndex', 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const accounts = [
  { no: '8840213', name: 'Kaede Travel' },
  { no: '8851904', name: '樱屋酒店' },
  { no: '8862245', name: 'Rail Pass Direct' },
];

function AccountMenu() {
  const [account, setAccount] = useState('8840213');
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost">{account}</Button>
      </MenuTrigger>
      <MenuContent className="w-75">
        <MenuLabel>Accounts</MenuLabel>
        <MenuRadioGroup value={account} onValueChange={setAccount}>
          {accounts.map(({ no, name }) => (
            <MenuRadioItem key={no} value={no} icon={<Tile name={name} seed={no} />} hint={no}>
              {name}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

export const Choices: Story = {
  render: () => <AccountMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8840213' }));
    await expect(await screen.findByRole('menuitemradio', { name: /Kaede/ })).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('button', { name: '8862245', hidden: true })).toBeInTheDocument();
  },
};

export const OpenDark: Story = {
  render: () => <AccountMenu />,
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};
export const OpenChinese: Story = {
  render: () => (
    <Menu>
      <MenuTrigger asChild>
        <Button>林薇</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<HouseIcon />}>首页</MenuItem>
        <MenuItem icon={<SettingsIcon />} hint="Ctrl ,">
          设置
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
  globals: { language: 'cn', size: 'mini' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect((await screen.findByRole('menuitem', { name: '首页' })).offsetHeight).toBe(28);
  },
};
