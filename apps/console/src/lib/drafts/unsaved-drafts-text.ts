import * as z from 'zod/mini';
import { parseStored, validEntries } from '../storage/parse-stored';

/** What someone has typed on a page and not saved. */
export interface UnsavedDraft {
  /** Address of the page, path and search: it belongs to the tag of that page. */
  href: string;
  /** What the draft is of, already translated. */
  name: string;
  /** Any JSON value. */
  value: unknown;
  /** Instant of the first change, milliseconds. */
  since: number;
}

/** Drafts as a window stores them for a reload. */
export interface DraftsText {
  /** Id of the user whose drafts they are; null before anyone has signed in. */
  owner: string | null;
  drafts: Readonly<Record<string, UnsavedDraft>>;
}

const draftSchema = z
  .object({ href: z.string(), name: z.string(), value: z.unknown(), since: z.number() })
  .check(z.refine((draft) => 'value' in draft));
const storedSchema = z.object({ owner: z.string(), drafts: z.record(z.string(), z.unknown()) });

/** Browsers give a page about five million characters; the rest is for other data. */
export const maxTextLength = 1_000_000;

/**
 * The text that `readDraftsText` reads, and whether all drafts are in it.
 *
 * Shape:  drafts that are too long together are stored newest first; one that cannot be serialized is left out.
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
 * The drafts in a text that anyone may have changed.
 *
 * Shape:  none for another text; invalid entries are left out. Its page checks the value of a draft.
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
