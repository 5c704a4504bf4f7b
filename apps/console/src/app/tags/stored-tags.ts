import * as z from 'zod/mini';
import { parseStored } from '../../lib/storage/parse-stored';
import type { Tag } from './tags';

/** Tags that a window stores for a reload. */
export interface StoredTags {
  /** Id of the user of the tags; null without stored tags. */
  owner: string | null;
  tags: readonly Tag[];
}

/** Whether an address is that of the path, with any search, and not of another page or origin. */
const isOwnAddress = ({ path, href }: { path: string; href: string }) =>
  path.startsWith('/') && href.startsWith(path) && /^([?#]|$)/.test(href.slice(path.length));

const tagSchema = z
  .object({ path: z.string(), href: z.string(), isPinned: z.boolean(), visit: z.int() })
  .check(z.refine(isOwnAddress));
const storedSchema = z.object({ owner: z.string(), tags: z.array(z.unknown()) });

/** The text that `parseTags` reads. */
export function printTags(stored: StoredTags): string {
  return JSON.stringify(stored);
}

/**
 * The tags in a text that may be invalid.
 *
 * Shape:  no owner and no tags if the text is not a list of tags; invalid tags and repeated pages are left out.
 */
export function parseTags(text: string | null): StoredTags {
  const stored = parseStored(text, storedSchema);
  if (!stored) return { owner: null, tags: [] };
  const byPath = new Map<string, Tag>();
  for (const value of stored.tags) {
    const tag = tagSchema.safeParse(value).data;
    if (tag && !byPath.has(tag.path)) byPath.set(tag.path, tag);
  }
  return { owner: stored.owner, tags: [...byPath.values()] };
}
