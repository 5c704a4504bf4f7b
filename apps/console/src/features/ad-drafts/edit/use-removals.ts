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

type RowCounts = Readonly<Record<RowKind, number>>;

/** A command that waits for confirmation, with the numbers of the rows that it names and of the live rows that it deletes. */
export interface AskedCommand {
  command: DraftCommand;
  named: RowCounts;
  live: RowCounts;
}

const none: readonly RemovedRow[] = [];

/** Deletes rows that are in the account, and restores them. */
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
    /** Runs a command; one that deletes live rows first waits in `asked`. */
    run: (command: DraftCommand) => {
      const counts = countsOf(command);
      if (counts && rowKinds.some((kind) => counts[kind] > 0))
        setAsked({ command, named: namedBy(command), live: counts });
      else store.run(command);
    },
    takeBack: (rows: readonly RemovedRow[]) => {
      const command = commandToTakeBack(draft, { removed, rows, undos });
      if (command) store.run(command);
    },
  };
}

/** Rows that a command deletes by their ids, without their contents. */
function namedBy(command: DraftCommand): RowCounts {
  const counts = { campaign: 0, unit: 0, keyword: 0, creative: 0, picture: 0 };
  for (const each of command.type === 'batch' ? command.commands : [command])
    if (each.type === 'remove') counts[each.kind] += each.ids.length;
  return counts;
}
