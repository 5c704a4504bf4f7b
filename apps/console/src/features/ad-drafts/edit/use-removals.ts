import {
  commandToTakeBack,
  liveRowsDeletedBy,
  rowKinds,
  type DraftCommand,
  type LiveRows,
  type RemovedRow,
  type RowKind,
} from '@meridian/draft-editor/core';
import { useMemo, useState } from 'react';
import type { DraftStore } from './session/draft-store';
import type { OpenDraft } from './session/open-draft';

/** A command that waits for the user, with the numbers of the live rows that it deletes. */
export interface AskedCommand {
  command: DraftCommand;
  counts: Record<RowKind, number>;
}

const none: readonly RemovedRow[] = [];

/** Deleting rows that the account has, and taking that back. */
export function useRemovals(
  { session: { history } }: OpenDraft,
  { live, store }: { live: LiveRows | undefined; store: Pick<DraftStore, 'run'> },
) {
  const { draft, undos } = history;
  const [asked, setAsked] = useState<AskedCommand>();
  const removed = useMemo(() => live?.removedFrom(draft) ?? none, [live, draft]);
  const countsOf = (command: DraftCommand) => live && liveRowsDeletedBy(draft, command, live);
  return {
    asked,
    cancel: () => setAsked(undefined),
    removed,
    countsOf,
    /** Runs a command; one that deletes live rows waits in `asked` first. */
    run: (command: DraftCommand) => {
      const counts = countsOf(command);
      if (counts && rowKinds.some((kind) => counts[kind] > 0)) setAsked({ command, counts });
      else store.run(command);
    },
    takeBack: (rows: readonly RemovedRow[]) => {
      const command = commandToTakeBack(draft, { removed, rows, undos });
      if (command) store.run(command);
    },
  };
}
