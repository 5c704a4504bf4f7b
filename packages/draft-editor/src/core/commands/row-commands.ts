import type { AddCommand, DraftCommand } from '../commands/command';
import type { RowKind } from '../model/rows';

/** The command that adds rows of one kind. */
export function addOf(kind: RowKind, placements: AddCommand['placements']): DraftCommand {
  const command: AddCommand = { type: 'add', kind, placements };
  // asserted: the rows are those of the kind
  return command as unknown as DraftCommand;
}

/** The command that changes fields of a row of one kind. */
export function updateOf(
  kind: RowKind,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): DraftCommand {
  return { type: 'update', kind, edits: [{ id, changes }] };
}
