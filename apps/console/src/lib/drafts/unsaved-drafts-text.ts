import * as z from 'zod/mini';
import { parseStored, validEntries } from '../storage/parse-stored';

/** Unsaved input of a user on a page. */
export interface UnsavedDraft {
  /** Address of the page, path and search: it belongs to the tag of that page. */
  href: string;
  /** Subject of the draft, already translated. */
  name: string;
  /** Any JSON value. */
  value: unknown;
  /** Instant of the first change, in milliseconds. */
  since: number;
}

/** Drafts that a window stores for a reload. */
export interface DraftsText {
  /** Id of the user of the drafts; null before a user has logged in. */
  owner: string | null;
  drafts: Readonly<Record<string, UnsavedDraft>>;
}

const draftSchema = z
  .object({ href: z.string(), name: z.string(), value: z.unknown(), since: z.number() })
  .check(z.refine((draft) => 'value' in draft));
const storedSchema = z.object({ owner: z.string(), drafts: z.record(z.string(), z.unknown()) });

/** Maximum length of the text. Browsers give a page about five million characters; the rest is for other data. */
export const maxTextLength = 1_000_000;

/**
 * The text that `readDraftsText` reads, and whether all drafts are in it.
 *
 * Shape:  if drafts are too long together, the newest are stored; one that cannot be serialized is left out.
 * Errors: none.
 */
export function printDraftsText({ owner, drafts }: DraftsText): { text: string; isWhole: boolean } {
  const newestFirst = Object.entries(drafts).toSorted(([, one], [, other]) => other.since - one.since);
  let remaining = maxTextLength;
  const fitting = newestFirst.filter(([, draft]) => {
    const length = lengthOf(draft);
    if (length > remaining) return false;
    remaining -= length;
    return true;
  });
  return {
    text: JSON.stringify({ owner, drafts: Object.fromEntries(fitting) }),
    isWhole: fitting.length === newestFirst.length,
  };
}

/**
 * The drafts in a text that may have been changed.
 *
 * Shape:  none for another text; invalid entries are left out. The page of a draft checks its value.
 * Errors: none.
 */
export function readDraftsText(text: string | null): DraftsText {
  const stored = parseStored(text, storedSchema);
  return stored
    ? { owner: stored.owner, drafts: validEntries(stored.drafts, draftSchema) }
    : { owner: null, drafts: {} };
}

const lengthOf = (draft: UnsavedDraft) => {
  try {
    return JSON.stringify(draft).length;
  } catch {
    return Number.POSITIVE_INFINITY; // has a cycle
  }
};
