import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HouseIcon, SettingsIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
import { Button } from '../button/button';
import { Tile } from '../tile/tile';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from './menu';
import { MenuExample } from './menu.example';
import code from './menu.example.tsx?raw';

const itemsNamed = (home: string, settings: string) => (
  <>
    <MenuItem icon={<HouseIcon />}>{home}</MenuItem>
    <MenuItem icon={<SettingsIcon />} hint="Ctrl ,">
      {settings}
    </MenuItem>
  </>
);

/**
 * Commands or choices that open from a button.
 *
 * - **Do** group commands by lines, put destructive ones last, and show shortcuts at the right.
 * - **Do not** nest menus, or put a form into one (Popover).
 */
const meta = {
  title: 'Components/Actions/Menu (dropdown)',
  tags: ['autodocs'],
  component: MenuContent,
  args: { className: 'w-47', children: itemsNamed('Home', 'Settings') },
  parameters: {
    ...guide<ComponentProps<typeof MenuContent>>({
      keys: [
        ['Enter, Space, Arrow down', 'Opens the menu from its button.'],
        ['Arrow keys, Home, End', 'Move to a command.'],
        ['A letter', 'Moves to the next command that begins with it.'],
        ['Enter, Space', 'Runs the command.'],
        ['Escape', 'Closes the menu and returns the focus.'],
      ],
      roles: 'region with a menu, menuitem, menuitemradio',
      cn: { children: itemsNamed('首页', '设置') },
      tw: { children: itemsNamed('首頁', '設定') },
    }),
  },
  render: (args) => (
    <Menu>
      <MenuTrigger asChild>
        <Button>Lin Wei</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
} satisfies Meta<typeof MenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const accounts = [
  { no: '8840213', name: 'Kaede Travel' },
  { no: '8851904', name: '樱屋酒店' },
  { no: '8862245', name: 'Rail Pass Direct' },
];

const accountsTitle = { en: 'Accounts', cn: '账户', tw: '帳戶' };

function AccountMenu({ language }: { language: StoryLanguage }) {
  const [account, setAccount] = useState('8840213');
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost">{account}</Button>
      </MenuTrigger>
      <MenuContent className="w-75">
        <MenuLabel>{accountsTitle[language]}</MenuLabel>
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

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(MenuExample, code);
export const Choices: Story = {
  tags: ['!test'],
  render: inLanguage((language) => <AccountMenu language={language} />),
};
export const Open: Story = {
  tags: ['!autodocs', '!test'],
  render: (args) => (
    <Menu defaultOpen>
      <MenuTrigger asChild>
        <Button>Lin Wei</Button>
      </MenuTrigger>
      <MenuContent {...args} />
    </Menu>
  ),
};

// tests

const onSettings = fn();
export const RunsByKeyboard: Story = {
  parameters: { texts: null },
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <MenuItem>Home</MenuItem>
        <MenuItem onSelect={onSettings}>Settings</MenuItem>
      </>
    ),
  },
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

export const SelectsAChoice: Story = {
  ...Choices,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8840213' }));
    await expect(await screen.findByRole('menuitemradio', { name: /Kaede/ })).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    // a click while the menu still closes counts as one outside of it
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '8862245' }));
    await screen.findByRole('menu');
  },
};

export const OpenMini: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', size: 'mini' },
  play: async () => {
    await expect((await screen.findByRole('menuitem', { name: '首页' })).offsetHeight).toBe(28);
  },
};
