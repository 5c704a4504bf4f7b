import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { EllipsisIcon } from '../../icons';
import { TagContextMenu } from './tag-context-menu';
import { TagsBar } from './tags-bar';
import { TagsMenu } from './tags-menu';

const texts = {
  en: {
    titles: { home: 'Home', keywords: 'Keyword · Daily', downloads: 'Downloads' },
    detail: 'Search ads / Keyword / Daily',
    actions: 'Actions for open pages',
    closeAll: 'Close all',
    moveRight: 'Move right',
    labels: {
      bar: 'Open pages',
      pinned: 'Pinned',
      close: (title: string) => `Close ${title}`,
      closeHint: 'Close',
    },
  },
  cn: {
    titles: { home: '首页', keywords: '关键词日报', downloads: '下载中心' },
    detail: '搜索推广 / 关键词 / 日报',
    actions: '打开页面的操作',
    closeAll: '全部关闭',
    moveRight: '右移',
    labels: {
      bar: '打开的页面',
      pinned: '已固定',
      close: (title: string) => `关闭${title}`,
      closeHint: '关闭',
    },
  },
  tw: {
    titles: { home: '首頁', keywords: '關鍵字日報', downloads: '下載中心' },
    detail: '搜尋廣告 / 關鍵字 / 日報',
    actions: '開啟頁面的操作',
    closeAll: '全部關閉',
    moveRight: '右移',
    labels: {
      bar: '開啟的頁面',
      pinned: '已釘選',
      close: (title: string) => `關閉${title}`,
      closeHint: '關閉',
    },
  },
};

const pages = ['home', 'keywords', 'downloads'] as const;

export function TagsBarExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [keys, setKeys] = useState<readonly (typeof pages)[number][]>(pages);
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null);
  const tags = keys.map((key) => ({
    key,
    title: text.titles[key],
    detail: key === 'keywords' ? text.detail : undefined,
    isClosable: key !== 'home',
  }));
  const close = (closed: string) => setKeys(keys.filter((key) => key !== closed));
  const move = ({ key, before }: { key: string; before: string | null }) => {
    const moved = keys.filter((each) => each === key);
    const others = keys.filter((each) => each !== key);
    const index = before === null ? others.length : others.findIndex((each) => each === before);
    setKeys([...others.slice(0, index), ...moved, ...others.slice(index)]);
  };
  const tag = tags.find(({ key }) => key === menu?.key);
  const next = tags[tags.findIndex(({ key }) => key === menu?.key) + 1];
  return (
    <>
      <TagsBar
        tags={tags}
        activeKey="keywords"
        labels={text.labels}
        renderLink={(key, { children, ...props }) => (
          <a href={`#${key}`} {...props}>
            {children}
          </a>
        )}
        onClose={close}
        onMove={move}
        onMenu={(key, position) => setMenu({ key, ...position })}
      >
        <TagsMenu
          trigger={
            <IconButton size="small" label={text.actions}>
              <EllipsisIcon />
            </IconButton>
          }
          entries={[{ label: text.closeAll, onSelect: () => setKeys(['home']) }]}
        />
      </TagsBar>
      <TagContextMenu
        at={menu}
        label={tag?.title ?? ''}
        onClose={() => setMenu(null)}
        entries={[
          {
            label: text.labels.closeHint,
            isDisabled: !tag?.isClosable,
            onSelect: () => tag && close(tag.key),
          },
          {
            label: text.moveRight,
            beginsGroup: true,
            isDisabled: !tag?.isClosable || !next,
            // the next tag moves before this one
            onSelect: () => tag && next && move({ key: next.key, before: tag.key }),
          },
        ]}
      />
    </>
  );
}
