/** A visited page in the bar. */
export interface Tag {
  path: string;
  /** Path, search and hash when the user left the page. */
  href: string;
  /** Whether it stands first and cannot be closed. */
  isPinned: boolean;
  /** Increases with every visit: the tag with the lowest value is the least recently viewed. */
  visit: number;
}

/** The bar exceeds this number of tags only if each is pinned, open, or has a draft. */
export const maxTags = 30;
/** More pins than this would leave no room for pages. */
const maxPins = 10;

/**
 * The initial bar of a window: the pinned pages in the order of the menu, then the stored tags.
 *
 * Shape:  `pins` are the paths that the server pins; stored tags that `isOpen` rejects are dropped.
 */
export function startTags(
  stored: readonly Tag[],
  { pins, isOpen }: { pins: readonly string[]; isOpen: (path: string) => boolean },
): readonly Tag[] {
  const isPin = new Set(pins.filter(isOpen).slice(0, maxPins));
  const pinned = [...isPin].map((path): Tag => ({
    href: path,
    visit: 0,
    ...stored.find((tag) => tag.path === path),
    path,
    isPinned: true,
  }));
  const others = stored
    .filter(({ path }) => !isPin.has(path) && isOpen(path))
    .map((tag) => ({ ...tag, isPinned: false }));
  return [...pinned, ...others.slice(-maxTags)];
}

/** A page that the user views. */
export interface Visit {
  path: string;
  href: string;
  /** Whether the page at a path holds a draft. */
  isHeld: (path: string) => boolean;
  /** The pages that share one tag, such as the periods of a report; without it, or undefined, a page has its own. */
  groupOf?: (path: string) => string | undefined;
}

/**
 * A page is viewed: its tag, or that of a page of its group, gets the address, or a new tag is added at the end.
 *
 * Shape:  if there are too many, the least recently viewed one is removed, unless `isHeld` (its page holds a
 *         draft). Returns the same array if nothing changes.
 */
export function visitPage(tags: readonly Tag[], { path, href, isHeld, groupOf }: Visit): readonly Tag[] {
  const newest = tags.reduce((most, tag) => Math.max(most, tag.visit), 0);
  const group = groupOf?.(path);
  const shown =
    tags.find((tag) => tag.path === path) ??
    (group === undefined
      ? undefined
      : tags.find((tag) => !tag.isPinned && !isHeld(tag.path) && groupOf?.(tag.path) === group));
  if (shown?.href === href && shown.visit === newest) return tags;
  const visit = newest + 1;
  if (shown) return tags.map((tag) => (tag === shown ? { ...tag, path, href, visit } : tag));
  const [oldest] = tags
    .filter((tag) => !tag.isPinned && !isHeld(tag.path))
    .toSorted((one, other) => one.visit - other.visit);
  const remaining = tags.length < maxTags ? tags : tags.filter((tag) => tag !== oldest);
  return [...remaining, { path, href, isPinned: false, visit }];
}

/** Selects the tags that a command closes. Pinned ones always stay. */
export type Closing = { kind: 'one' | 'others'; path: string } | { kind: 'all' };

/** The tags that a command would close. */
export function tagsToClose(tags: readonly Tag[], closing: Closing): readonly Tag[] {
  return tags.filter((tag) => {
    if (tag.isPinned) return false;
    if (closing.kind === 'all') return true;
    return (tag.path === closing.path) === (closing.kind === 'one');
  });
}

/** The tags without those at `paths`; pinned ones stay. */
export function withoutTags(tags: readonly Tag[], paths: readonly string[]): readonly Tag[] {
  return tags.filter((tag) => tag.isPinned || !paths.includes(tag.path));
}

/** The page to open after closing the open one: that of the last remaining tag, otherwise the first page. */
export function successorOf(remaining: readonly Tag[]): string {
  return remaining.at(-1)?.href ?? '/';
}

/**
 * Moves a tag before another one; null moves it to the end. Pinned tags stay before the others, and each moves only among its own kind:
 * if that is impossible, the tags are returned unchanged.
 */
export function moveTag(
  tags: readonly Tag[],
  { path, before }: { path: string; before: string | null },
): readonly Tag[] {
  const moved = tags.find((tag) => tag.path === path);
  if (!moved || path === before) return tags;
  const others = tags.filter((tag) => tag !== moved);
  const found = others.findIndex((tag) => tag.path === before);
  if (before !== null && found < 0) return tags;
  const index = before === null ? others.length : found;
  const next = [...others.slice(0, index), moved, ...others.slice(index)];
  const isSorted = next.every((tag, place) => place === 0 || !tag.isPinned || next[place - 1]?.isPinned);
  return isSorted ? next : tags;
}

/** The tag that follows a tag after a move by one position; undefined if it cannot move. */
export function neighbourOf(
  tags: readonly Tag[],
  path: string,
  step: 1 | -1,
): { before: string | null } | undefined {
  const index = tags.findIndex((tag) => tag.path === path);
  const beside = tags[index + step];
  if (index < 0 || !beside || beside.isPinned !== tags[index]?.isPinned) return undefined;
  return { before: tags[step > 0 ? index + 2 : index - 1]?.path ?? null };
}
