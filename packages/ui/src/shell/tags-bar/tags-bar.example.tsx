import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { EllipsisIcon } from '../../icons';
import { TagContextMenu } from './tag-context-menu';
import { TagsBar } from './tags-bar';
import { TagsMenu } from './tags-menu';

const pages = [
  { key: 'home', title: 'Home', isClosable: false },
  { key: 'keywords', title: 'Keyword · Daily', detail: 'Search ads / Keyword / Daily', isClosable: true },
  { key: 'downloads', title: 'Downloads', isClosable: true },
];

const labels = {
  bar: 'Open pages',
  pinned: 'Pinned',
  close: (title: string) => `Close ${title}`,
  closeHint: 'Close',
};

export function TagsBarExample() {
  const [tags, setTags] = useState(pages);
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null);
  const close = (key: string) => setTags(tags.filter((tag) => tag.key !== key));
  const move = ({ key, before }: { key: string; before: string | null }) => {
    const moved = tags.filter((tag) => tag.key === key);
    const others = tags.filter((tag) => tag.key !== key);
    const index = before === null ? others.length : others.findIndex((tag) => tag.key === before);
    setTags([...others.slice(0, index), ...moved, ...others.slice(index)]);
  };
  const tag = tags.find(({ key }) => key === menu?.key);
  const next = tags[tags.findIndex(({ key }) => key === menu?.key) + 1];
  return (
    <>
      <TagsBar
        tags={tags}
        activeKey="keywords"
        labels={labels}
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
            <IconButton size="small" label="Actions for open pages">
              <EllipsisIcon />
            </IconButton>
          }
          entries={[
            { label: 'Close all', onSelect: () => setTags(tags.filter(({ isClosable }) => !isClosable)) },
          ]}
        />
      </TagsBar>
      <TagContextMenu
        at={menu}
        label={tag?.title ?? ''}
        onClose={() => setMenu(null)}
        entries={[
          { label: 'Close', isDisabled: !tag?.isClosable, onSelect: () => tag && close(tag.key) },
          {
            label: 'Move right',
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
