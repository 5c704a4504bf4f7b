import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { navigationItems, renderPlainLink } from '../../stories/navigation-items';
import { Brand } from './brand';
import { FoldedNav } from './folded-nav';
import { NavGroupMenu } from './nav-group-menu';
import type { NavItem } from './nav-item';
import { NavList } from './nav-list';
import { Sidebar, type SidebarProps } from './sidebar';
import { SidebarExample } from './sidebar.example';
import code from './sidebar.example.tsx?raw';

const brand = (isFolded = false) => (
  <Brand
    name="Meridian"
    isFolded={isFolded}
    renderLink={({ children, ...props }) => (
      <a href="#home" {...props}>
        {children}
      </a>
    )}
  />
);
const listOf = (items: readonly NavItem[]) => (
  <NavList items={items} activeKey="keywords" renderLink={renderPlainLink} />
);
const iconsOf = (items: readonly NavItem[]) => (
  <FoldedNav
    items={items}
    activeKey="keywords"
    renderLink={renderPlainLink}
    renderGroup={(group) => <NavGroupMenu {...group} />}
  />
);

/**
 * The frame of the navigation at the left edge of a desktop layout: as wide as its titles need, or as its icons.
 *
 * - **Do** remember whether the user collapsed it, and collapse it automatically if a page needs the width.
 * - **Do not** use it on phones (NavDrawer).
 */
const meta = {
  title: 'Components/Navigation/Sidebar (side navigation)',
  tags: ['autodocs'],
  component: Sidebar,
  parameters: {
    ...guide<SidebarProps>({
      status: 'new',
      keys: [
        ['Tab', 'Moves to the brand, then through the entries.'],
        ['Enter', 'Opens the page of the link.'],
      ],
      roles: 'complementary with a navigation',
      cn: { label: '主导航', children: listOf(navigationItems.cn) },
      tw: { label: '主選單', children: listOf(navigationItems.tw) },
    }),
  },
  args: { label: 'Main navigation', brand: brand(), children: listOf(navigationItems.en) },
  decorators: [
    (Story) => (
      <div className="flex h-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folded: Story = {
  parameters: {
    texts: {
      cn: { label: '主导航', children: iconsOf(navigationItems.cn) },
      tw: { label: '主選單', children: iconsOf(navigationItems.tw) },
    },
  },
  args: { isFolded: true, brand: brand(true), children: iconsOf(navigationItems.en) },
};
export const Example: Story = exampleOf(SidebarExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const FoldsByKeyboard: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Fold the sidebar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Meridian' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search ads' })).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Keywords');
  },
};
