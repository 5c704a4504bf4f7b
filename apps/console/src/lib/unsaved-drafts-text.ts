import type { UnsavedDraft } from './unsaved-drafts';

/** Drafts as a window keeps them for a reload. */
export interface DraftsText {
  /** Id of the user whose drafts they are; null before anybody has signed in. */
  owner: string | null;
  drafts: Readonly<Record<string, UnsavedDraft>>;
}

/** Browsers give a page about five million characters; the rest is for others. */
export const maxTextLength = 1_000_000;

/**
 * The text that `readDraftsText` reads, and whether all drafts are in it.
 *
 * Shape:  where they are too long together, the ones begun last are taken; one that cannot be written is left out.
 * Errors: none.
 */
export function printDraftsText({ owner, drafts }: DraftsText): { text: string; isWhole: boolean } {
  const newestFirst = Object.entries(drafts).toSorted(([, one], [, other]) => other.since - one.since);
  let room = maxTextLength;
  const taken = newestFirst.filter(([, draft]) => {
    const length = lengthOf(draft);
    if (length > room) return false;
    room -= length;
    return true;
  });
  return {
    text: JSON.stringify({ owner, drafts: Object.fromEntries(taken) }),
    isWhole: taken.length === newestFirst.length,
  };
}

/**
 * The drafts in a text that anybody may have changed.
 *
 * Shape:  none where it is no such text; what makes no sense is left out. What a draft holds is checked by its page.
 * Errors: none.
 */
export function readDraftsText(text: string | null): DraftsText {
  const kept = parse(text);
  if (!isRecord(kept) || typeof kept.owner !== 'string' || !isRecord(kept.drafts)) {
    return { owner: null, drafts: {} };
  }
  return {
    owner: kept.owner,
    drafts: Object.fromEntries(
      Object.entries(kept.drafts).filter((entry): entry is [string, UnsavedDraft] => isDraft(entry[1])),
    ),
  };
}

const lengthOf = (draft: UnsavedDraft) => {
  try {
    return JSON.stringify(draft).length;
  } catch {
    return Number.POSITIVE_INFINITY; // runs in circles
  }
};

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // cut off or written by somebody else
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is UnsavedDraft =>
  isRecord(value) &&
  typeof value.href === 'string' &&
  typeof value.name === 'string' &&
  Number.isFinite(value.since) &&
  'value' in value;
