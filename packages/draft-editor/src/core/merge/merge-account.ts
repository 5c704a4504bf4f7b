import type { DraftCommand } from '../commands/command';
import type { Draft } from '../model/draft';
import { mergeDrafts, type MergeConflict } from './merge-drafts';
import { commandToTakeMine } from './take-mine';

/** A draft of an account, and the account. Rows of both have the same ids. */
export interface DraftOfAccount {
  /** The account when it was last compared with the draft. */
  base: Draft;
  draft: Draft;
  /** The account now. */
  account: Draft;
}

export interface MergedAccount {
  /** The draft with the account's changes, and with its own side of each conflict. */
  merged: Draft;
  /** Commands from the draft to the merged one. */
  commands: readonly DraftCommand[];
  /** `mine` are the values of the draft, `theirs` those of the account. */
  conflicts: readonly MergeConflict[];
}

/**
 * Brings what changed in an account into its draft. A field that only the account changed gets its value. If the draft changed it, too, it
 * keeps the value and becomes a conflict, and with it the fields that have a meaning only together. Negative keywords and regions are merged
 * one by one. Rows that were added or removed in the account are added or removed, unless the draft changed the opposite: then the row
 * becomes a conflict, and stays. The order of rows and the name of the draft stay.
 */
export function mergeAccount({ base, draft, account }: DraftOfAccount): MergedAccount {
  const { name } = draft;
  const sides = [{ ...base, name }, { ...account, name }, draft] as const;
  const { merged, commands, conflicts } = mergeDrafts(...sides, { isAccount: true });
  return { merged, commands, conflicts: conflicts.map(exchanged) };
}

/** The command that brings the account's side of a conflict into its draft; null if that is no longer possible, or it is there. */
export function commandToTakeAccount(
  { draft, account }: Omit<DraftOfAccount, 'base'>,
  conflict: MergeConflict,
): DraftCommand | null {
  return commandToTakeMine(draft, account, exchanged(conflict));
}

function exchanged({ mine, theirs, ...conflict }: MergeConflict): MergeConflict {
  return { ...conflict, mine: theirs, theirs: mine };
}
