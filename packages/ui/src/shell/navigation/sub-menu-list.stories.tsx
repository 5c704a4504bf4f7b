import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentedNav } from '../../components/segmented-control/segmented-nav';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { renderPlainLink } from '../../stories/navigation-items';
import { stayOnPage } from '../../stories/stay-on-page';
import { SubMenuList, type SubMenuListProps } from './sub-menu-list';
import { SubMenuListExample } from './sub-menu-list.example';
import code from './sub-menu-list.example.tsx?raw';

const textsNamed = (label: string, keywords: string, regions: string, audiences: string) => ({
  label,
  items: [
    { key: 'keywords', title: keywords, href: '#keywords' },
    { key: 'regions', title: regions, href: '#regions' },
    { key: 'audiences', title: audiences, href: '#audiences' },
  ],
});
const groupsNamed = (label: string, search: string, feeds: string) => (
  <SegmentedNav
    label={label}
    items={[
      { value: 'search', title: search },
      { value: 'feeds', title: feeds },
    ]}
    current="search"
    renderLink={({ value, title }, props) => (
      <a href={`#${value}`} {...props}>
        {title}
      </a>
    )}
  />
);

/**
 * The pages of one group beside the open page, in a second column of navigation.
 *
 * - **Do** use it where users change between pages of a group often. On phones a `SubMenuBar` takes its place.
 * - **Do not** use it as the only navigation of a product (Sidebar).
 */
const meta = {
  title: 'Components/Navigation/SubMenuList (secondary navigation)',
  tags: ['autodocs'],
  component: SubMenuList,
  parameters: {
    ...guide<SubMenuListProps>({
      status: 'new',
      keys: [
        ['Tab', 'Moves to the next page.'],
        ['Enter', 'Opens the page.'],
      ],
      roles: 'navigation with a list of links; the open page has aria-current="page"',
      cn: textsNamed('报告', '关键词报告', '地域报告', '人群报告'),
      tw: textsNamed('報表', '關鍵字報表', '地區報表', '受眾報表'),
    }),
  },
  args: {
    ...textsNamed('Reports', 'Keyword report', 'Region report', 'Audience report'),
    activeKey: 'keywords',
    renderLink: renderPlainLink,
  },
  decorators: [
    (Story) => (
      <div className="flex h-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubMenuList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With a selection of groups above the pages. */
export const WithGroups: Story = {
  args: { head: groupsNamed('Channels', 'Search', 'Feeds') },
  parameters: {
    texts: {
      cn: {
        ...textsNamed('报告', '关键词报告', '地域报告', '人群报告'),
        head: groupsNamed('推广类型', '搜索', '信息流'),
      },
      tw: {
        ...textsNamed('報表', '關鍵字報表', '地區報表', '受眾報表'),
        head: groupsNamed('廣告類型', '搜尋', '動態消息'),
      },
    },
  },
};
export const Example: Story = exampleOf(SubMenuListExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const OpensAPageByKeyboard: Story = {
  ...Example,
  tags: ['!dev', '!autodocs'],
  decorators: [stayOnPage],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Language');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Password');
  },
};
