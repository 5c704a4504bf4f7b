import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../../components/icon-button/icon-button';
import { LogOutIcon, MenuIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { navigationItems, renderPlainLink } from '../../stories/navigation-items';
import { Stateful } from '../../stories/stateful';
import { stayOnPage } from '../../stories/stay-on-page';
import { Brand } from './brand';
import { NavDrawer, type NavDrawerProps } from './nav-drawer';
import { NavDrawerExample } from './nav-drawer.example';
import code from './nav-drawer.example.tsx?raw';
import type { NavItem } from './nav-item';
import { NavList } from './nav-list';

interface DrawerTexts {
  label: string;
  open: string;
  close: string;
  logOut: string;
  user: string;
}

const partsNamed = (items: readonly NavItem[], { label, open, close, logOut, user }: DrawerTexts) => ({
  label,
  closeLabel: close,
  trigger: (
    <IconButton label={open}>
      <MenuIcon />
    </IconButton>
  ),
  children: <NavList items={items} activeKey="keywords" renderLink={renderPlainLink} />,
  footer: (
    <>
      <span className="flex-1 text-14 font-medium">{user}</span>
      <IconButton label={logOut}>
        <LogOutIcon />
      </IconButton>
    </>
  ),
});

/**
 * The navigation of a phone: everything that a sidebar and a top bar have on wide screens.
 *
 * - **Do** close it when a page is selected (`onNavigate` of `NavList`).
 * - **Do not** use it if there is space for a sidebar (Sidebar), or for settings (Sheet).
 */
const meta = {
  title: 'Components/Navigation/NavDrawer (mobile menu)',
  tags: ['autodocs'],
  component: NavDrawer,
  parameters: {
    ...guide<NavDrawerProps>({
      status: 'new',
      keys: [
        ['Tab, Shift Tab', 'Move the focus inside the drawer; the last stop is its close button.'],
        ['Enter', 'Opens the page of the link.'],
        ['Escape', 'Closes the drawer and returns the focus to its button.'],
      ],
      roles: 'dialog with a navigation; contentinfo at the foot',
      cn: partsNamed(navigationItems.cn, {
        label: '主导航',
        open: '打开菜单',
        close: '关闭菜单',
        logOut: '退出登录',
        user: '林薇',
      }),
      tw: partsNamed(navigationItems.tw, {
        label: '主選單',
        open: '開啟選單',
        close: '關閉選單',
        logOut: '登出',
        user: '林薇',
      }),
    }),
  },
  args: {
    ...partsNamed(navigationItems.en, {
      label: 'Main navigation',
      open: 'Open menu',
      close: 'Close menu',
      logOut: 'Log out',
      user: 'Lin Wei',
    }),
    brand: (
      <Brand
        name="Meridian"
        renderLink={({ children, ...props }) => (
          <a href="#home" {...props}>
            {children}
          </a>
        )}
      />
    ),
    isOpen: false,
    onOpenChange: fn(),
  },
  globals: { viewport: { value: 'mobile2' } },
  render: (args) => (
    <Stateful value={args.isOpen} onValueChange={args.onOpenChange}>
      {(isOpen, onOpenChange) => <NavDrawer {...args} isOpen={isOpen} onOpenChange={onOpenChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(NavDrawerExample, code);
export const Open: Story = { tags: ['!autodocs'], args: { isOpen: true } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

// tests

export const ClosesByKeyboard: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  decorators: [stayOnPage],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Main navigation' })).toBeVisible();
    // the dialog puts the focus on its first button
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
