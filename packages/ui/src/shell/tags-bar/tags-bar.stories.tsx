import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from '../../components/icon-button/icon-button';
import { EllipsisIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import type { TagMenuPosition, TagsBarItem } from './tag';
import { TagContextMenu } from './tag-context-menu';
import { TagsBar } from './tags-bar';
import { TagsBarExample } from './tags-bar.example';
import code from './tags-bar.example.tsx?raw';
import { TagsMenu } from './tags-menu';

type Texts = Pick<ComponentProps<typeof TagsBar>, 'labels' | 'tags' | 'children'>;

const keys = ['home', 'downloads', 'keywords', 'messages'];
const tagsOf = (titles: readonly string[]): TagsBarItem[] =>
  titles.map((title, index) => ({ key: keys[index] ?? title, title, isClosable: index > 0 }));
const many = (nameOf: (number: string) => string) =>
  Array.from({ length: 24 }, (_, index) => ({
    key: String(index),
    title: nameOf(String(index + 1)),
    isClosable: index > 0,
  }));
const menuOf = (label: string, commands: readonly string[]) => (
  <TagsMenu
    trigger={
      <IconButton size="small" label={label} title={label}>
        <EllipsisIcon />
      </IconButton>
    }
    entries={commands.map((command) => ({ label: command, onSelect: () => undefined }))}
  />
);

const english: Texts = {
  tags: tagsOf(['Home', 'Downloads', 'Keyword · Daily', 'Messages']),
  labels: {
    bar: 'Open pages',
    pinned: 'Pinned',
    unsaved: 'Unsaved',
    close: (title) => `Close ${title}`,
    closeHint: 'Close',
  },
  children: menuOf('Actions for open pages', ['Close', 'Close others', 'Close all']),
};
const cn: Texts = {
  tags: tagsOf(['首页', '下载中心', '关键词日报', '消息']),
  labels: {
    bar: '打开的页面',
    pinned: '已固定',
    unsaved: '未保存',
    close: (title) => `关闭${title}`,
    closeHint: '关闭',
  },
  children: menuOf('打开页面的操作', ['关闭', '关闭其他', '全部关闭']),
};
const tw: Texts = {
  tags: tagsOf(['首頁', '下載中心', '關鍵字日報', '訊息']),
  labels: {
    bar: '開啟的頁面',
    pinned: '已釘選',
    unsaved: '未儲存',
    close: (title) => `關閉${title}`,
    closeHint: '關閉',
  },
  children: menuOf('開啟頁面的操作', ['關閉', '關閉其他', '全部關閉']),
};
const unsaved = (tags: readonly TagsBarItem[]) =>
  tags.map((tag) => ({ ...tag, isUnsaved: tag.key === 'downloads' || tag.key === 'messages' }));

/**
 * The pages that the user has visited, below the top bar of an app with many pages.
 *
 * - **Do** pin the start page: it stays first and has no close button.
 * - **Do** ask before a tag with unsaved changes is closed, and offer moves in the menu: only a mouse drags.
 * - **Do not** use it to switch parts of one page (Tabs), nor as the only navigation.
 */
const meta = {
  title: 'Components/Navigation/TagsBar (visited pages)',
  tags: ['autodocs'],
  component: TagsBar,
  parameters: {
    ...guide<ComponentProps<typeof TagsBar>>({
      status: 'new',
      keys: [
        ['Tab', 'Moves to the tag of the open page, then to the menu.'],
        ['Left, Right, Home, End', 'Moves to another tag.'],
        ['Enter', 'Opens the page of the tag.'],
        ['Delete', 'Closes the tag; the tag beside it has the focus.'],
        ['Shift F10, Menu', 'Opens the menu of the tag.'],
      ],
      roles:
        'navigation with a list of links; the open page has aria-current="page"; pin and dot are named images; a move is announced as a status',
      cn,
      tw,
    }),
  },
  args: {
    ...english,
    activeKey: 'keywords',
    renderLink: (key, { children, ...props }) => (
      <a href={`#${key}`} {...props}>
        {children}
      </a>
    ),
    onClose: fn(),
    onMove: fn(),
    onMenu: fn(),
  },
} satisfies Meta<typeof TagsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(TagsBarExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };

/** The strip scrolls by wheel or finger; the tag of the open page is always in view. */
export const ManyTags: Story = {
  args: { tags: many((number) => `Report ${number}`), activeKey: '16' },
  parameters: {
    ...textsOf<ComponentProps<typeof TagsBar>>({
      cn: { ...cn, tags: many((number) => `报表 ${number}`) },
      tw: { ...tw, tags: many((number) => `報表 ${number}`) },
    }),
  },
};

/** A dot marks the pages that have unsaved changes. */
export const Unsaved: Story = {
  args: { tags: unsaved(english.tags) },
  parameters: {
    ...textsOf<ComponentProps<typeof TagsBar>>({
      cn: { ...cn, tags: unsaved(cn.tags) },
      tw: { ...tw, tags: unsaved(tw.tags) },
    }),
  },
};

function WithContextMenu(props: ComponentProps<typeof TagsBar>) {
  const [menu, setMenu] = useState<({ key: string } & TagMenuPosition) | null>(null);
  const tag = props.tags.find(({ key }) => key === menu?.key);
  return (
    <div className="h-40">
      <TagsBar {...props} onMenu={(key, position) => setMenu({ key, ...position })} />
      <TagContextMenu
        at={menu}
        label={tag?.title ?? ''}
        onClose={() => setMenu(null)}
        entries={[
          {
            label: props.labels.closeHint,
            isDisabled: !tag?.isClosable,
            onSelect: () => tag && props.onClose(tag.key),
          },
        ]}
      />
    </div>
  );
}

const showOpen: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [, link] = canvas.getAllByRole('link');
  if (link) await userEvent.pointer({ keys: '[MouseRight]', target: link });
  await expect(await screen.findByRole('menu')).toBeVisible();
};

/** `onMenu` opens one `TagContextMenu` for all tags: by right click, Shift F10 or the menu key. */
export const ContextMenuOpen: Story = {
  render: (args) => <WithContextMenu {...args} />,
  play: showOpen,
};
