import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { navigationItems, renderPlainLink } from '../../stories/navigation-items';
import { NavList, type NavListProps } from './nav-list';
import { NavListExample } from './nav-list.example';
import code from './nav-list.example.tsx?raw';

/**
 * The pages of a product in two levels: links, and groups that open in place. It belongs into a `Sidebar` or a `NavDrawer`.
 *
 * - **Do** begin each entry of the first level with an icon; a folded sidebar shows nothing else.
 * - **Do not** use it for the pages beside one page (SubMenuList) or for views of the same data (Tabs).
 */
const meta = {
  title: 'Components/Navigation/NavList (menu)',
  tags: ['autodocs'],
  component: NavList,
  parameters: {
    ...guide<NavListProps>({
      status: 'new',
      keys: [
        ['Tab', 'Moves to the next link or group.'],
        ['Enter', 'Opens the page of the link.'],
        ['Enter, Space', 'Opens or closes the group.'],
      ],
      roles:
        'list of links; a group is a button with aria-expanded and a list that it names; the open page has aria-current="page"',
      cn: { items: navigationItems.cn },
      tw: { items: navigationItems.tw },
    }),
  },
  args: { items: navigationItems.en, activeKey: 'keywords', renderLink: renderPlainLink },
  decorators: [
    (Story) => (
      <div className="w-sidebar bg-canvas p-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(NavListExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sizes: Story = {
  tags: ['!test'],
  render: (args) => (
    <div className="flex flex-col gap-4">
      {(['default', 'medium', 'small', 'mini', 'touch'] as const).map((size) => (
        <div key={size} data-size={size}>
          <NavList {...args} />
        </div>
      ))}
    </div>
  ),
};

// tests

export const OpensAGroupByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Keywords');
    const group = canvas.getByRole('button', { name: 'Settings' });
    await expect(canvas.queryByRole('list', { name: 'Settings' })).toBeNull();
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list', { name: 'Settings' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Language' })).toHaveFocus();
    await userEvent.click(group);
    await expect(canvas.queryByRole('link', { name: 'Language' })).toBeNull();
  },
};
