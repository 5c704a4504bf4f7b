import type { TagMove, TagsBarItem } from './tag';

/** The move after a drop on another tag; undefined if nothing would move. */
export function moveByDrop(
  tags: readonly Pick<TagsBarItem, 'key' | 'isClosable'>[],
  { key, over }: { key: string; over: string },
): TagMove | undefined {
  const from = tags.findIndex((tag) => tag.key === key);
  const to = tags.findIndex((tag) => tag.key === over);
  if (from < 0 || to < 0 || from === to || tags[from]?.isClosable !== tags[to]?.isClosable) return undefined;
  return { key, before: to > from ? (tags[to + 1]?.key ?? null) : over };
}
