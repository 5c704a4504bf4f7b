import type { Tag } from './tags';

/** Tags as a window keeps them for a reload. */
interface KeptTags {
  /** Id of the user whose tags they are. */
  owner: string;
  tags: readonly Tag[];
}

/** The text that `readKeptTags` reads. */
export function printKeptTags(kept: KeptTags): string {
  return JSON.stringify(kept);
}

/**
 * The tags in a text that anybody may have changed.
 *
 * Shape:  empty for another user's tags and for what is no list of tags; a tag that makes no sense is left out.
 * Errors: none.
 */
export function readKeptTags(text: string | null, owner: string): readonly Tag[] {
  const kept = parse(text);
  if (!isRecord(kept) || kept.owner !== owner || !Array.isArray(kept.tags)) return [];
  const seen = new Set<string>();
  return kept.tags.filter((tag: unknown): tag is Tag => {
    if (!isTag(tag) || seen.has(tag.path)) return false;
    seen.add(tag.path);
    return true;
  });
}

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // cut off or written by somebody else
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTag = (value: unknown): value is Tag =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  typeof value.href === 'string' &&
  isOwnAddress(value.path, value.href) &&
  typeof value.isPinned === 'boolean' &&
  Number.isSafeInteger(value.visit);

/** Whether an address is that of the path, with whatever search: no other page and no other origin. */
const isOwnAddress = (path: string, href: string) =>
  path.startsWith('/') && href.startsWith(path) && /^([?#]|$)/.test(href.slice(path.length));
