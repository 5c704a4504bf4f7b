import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { navigationItems, renderPlainLink } from '../../stories/navigation-items';
import { FoldedNav, type FoldedNavProps } from './folded-nav';
import { FoldedNavExample } from './folded-nav.example';
import code from './folded-nav.example.tsx?raw';
import { NavGroupMenu } from './nav-group-menu';

/**
 * The navigation of a folded `Sidebar`: icons. The pages of a group open in a menu beside it, under the mouse too.
 *
 * - **Do** give each entry its own icon, and let the user expand the sidebar.
 * - **Do not** fold it on touch screens, where no title appears (NavDrawer).
 */
const meta = {
  title: 'Components/Navigation/FoldedNav (icon rail)',
  tags: ['autodocs'],
  component: FoldedNav,
  parameters: {
    ...guide<FoldedNavProps>({
      status: 'new',
      keys: [
        ['Tab', 'Moves to the next link or group.'],
        ['Enter', 'Opens the page of the link.'],
        ['Enter, Space, Arrow down', 'Opens the menu of the group.'],
        ['Arrow keys', 'Move in the menu.'],
        ['Escape', 'Closes the menu and returns the focus.'],
      ],
      roles:
        'list of links and of buttons with a menu of links, named by their titles; the open page has aria-current="page"',
      cn: { items: navigationItems.cn },
      tw: { items: navigationItems.tw },
    }),
  },
  args: {
    items: navigationItems.en,
    activeKey: 'keywords',
    renderLink: renderPlainLink,
    renderGroup: (group) => <NavGroupMenu {...group} />,
  },
  decorators: [
    (Story) => (
      <div className="w-sidebar-collapsed bg-canvas px-3 py-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FoldedNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(FoldedNavExample, code);
export const GroupMenuOpen: Story = {
  tags: ['!autodocs'],
  args: {
    renderGroup: (group) => <NavGroupMenu {...group} defaultOpen={group.item.key === 'search'} />,
  },
};
export const GroupMenuOpenDark: Story = { ...GroupMenuOpen, globals: { theme: 'dark' } };

// tests

export const OpensUnderTheMouse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Search ads' });
    await userEvent.hover(group);
    const link = await screen.findByRole('menuitem', { name: 'Keywords' });
    await expect(link).toHaveAttribute('href', '#keywords');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await userEvent.unhover(group);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const OpensByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Search ads' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keywords' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveFocus());
  },
};
