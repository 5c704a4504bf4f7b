import type { AddCommand, DraftCommand, FieldEdit, Move, MoveCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import type { RowKind } from '../model/rows';

/**
 * Splits a command into several with the same effect, each of limited length as JSON; a single row that is longer stays whole.
 */
export function splitCommand(command: DraftCommand, maxLength: number): DraftCommand[] {
  if (JSON.stringify(command).length <= maxLength) return [command];
  switch (command.type) {
    case 'rename':
      return [command];
    case 'batch':
      return command.commands.flatMap((each) => splitCommand(each, maxLength));
    case 'update':
      return chunks<FieldEdit<RowKind>>(command.edits, maxLength).map(
        // asserted: the edits are those of the kind
        (edits) => ({ ...command, edits }),
      );
    case 'add':
      return command.placements.flatMap((placement) => addsOf(command.kind, placement, maxLength));
    case 'remove':
      return chunks(command.ids, maxLength).map((ids) => ({ ...command, ids }));
    case 'move':
      return movesOf(command, maxLength);
  }
}

function addsOf(
  kind: AddCommand['kind'],
  { parentId, index, rows }: AddCommand['placements'][number],
  maxLength: number,
): DraftCommand[] {
  let at = index;
  return chunks(rows, maxLength).map((part) => {
    const command = addOf(kind, [{ parentId, index: at, rows: part }]);
    if (at !== undefined) at += part.length;
    return command;
  });
}

/** Rows that move in parts go to the end of their parent first, because an index counts without all moving rows. */
function movesOf({ kind, moves }: MoveCommand, maxLength: number): DraftCommand[] {
  const toEnd = moves.flatMap(({ parentId, ids }) =>
    chunks(ids, maxLength).map((part): Move => ({ parentId, ids: part })),
  );
  const toPlace = moves.flatMap(({ parentId, index, ids }) => {
    if (index === undefined) return [];
    let at = index;
    return chunks(ids, maxLength).map((part): Move => {
      const move = { parentId, index: at, ids: part };
      at += part.length;
      return move;
    });
  });
  return [...toEnd, ...toPlace].map((move) => ({ type: 'move', kind, moves: [move] }));
}

function chunks<T>(items: readonly T[], maxLength: number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length + 1;
    const last = parts.at(-1);
    if (last === undefined || length > room) {
      parts.push([item]);
      room = maxLength - length;
    } else {
      last.push(item);
      room -= length;
    }
  }
  return parts;
}
