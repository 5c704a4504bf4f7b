import { childrenOf, hasParent, tableOf, type Draft } from '../model/draft';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { applyCommand, DraftCommandError } from './apply-command';
import type { AddCommand, DraftCommand, MoveCommand } from './command';
import { addOf } from './row-commands';

type BatchCommand = Extract<DraftCommand, { type: 'batch' }>;

/**
 * The part of a command that can be applied to a draft from which other users have removed rows: the command itself if nothing is
 * missing, null if nothing can be applied. Rows whose position is gone come after the last row.
 */
export function applicablePart(draft: Draft, command: DraftCommand): DraftCommand | null {
  if (canApply(draft, command)) return command;
  switch (command.type) {
    case 'rename':
      return command;
    case 'update': {
      const edits = command.edits.filter(({ id }) => hasRow(draft, command.kind, id));
      // asserted: the edits are those of the kind
      return edits.length === 0 ? null : ({ ...command, edits } as DraftCommand);
    }
    case 'remove': {
      const ids = command.ids.filter((id) => hasRow(draft, command.kind, id));
      return ids.length === 0 ? null : { ...command, ids };
    }
    case 'add':
      return partOfAdd(draft, command);
    case 'move':
      return partOfMove(draft, command);
    case 'batch':
      return partOfBatch(draft, command);
  }
}

function canApply(draft: Draft, command: DraftCommand): boolean {
  try {
    applyCommand(draft, command);
    return true;
  } catch (error) {
    if (error instanceof DraftCommandError) return false;
    throw error;
  }
}

const hasRow = (draft: Draft, kind: RowKind, id: string) =>
  parentOf(tableOf<RowKind>(draft, kind), id) !== undefined;

function partOfAdd(draft: Draft, { kind, placements }: AddCommand): DraftCommand | null {
  const used = new Set<string>();
  const isFree = ({ id }: Row) => !hasRow(draft, kind, id) && !used.has(id) && used.add(id);
  const left = placements
    .filter(({ parentId }) => hasParent(draft, kind, parentId))
    .map(({ parentId, index, rows }) => ({
      parentId,
      index: placeIn(childrenOf<RowKind>(draft, kind, parentId).length, index),
      rows: rows.filter(isFree),
    }))
    .filter(({ rows }) => rows.length > 0);
  return left.length === 0 ? null : addOf(kind, left);
}

function partOfMove(draft: Draft, { kind, moves }: MoveCommand): DraftCommand | null {
  const taken = new Set<string>();
  const present = moves
    .filter(({ parentId }) => hasParent(draft, kind, parentId))
    .map((move) => ({
      ...move,
      ids: move.ids.filter((id) => hasRow(draft, kind, id) && !taken.has(id) && taken.add(id)),
    }))
    .filter(({ ids }) => ids.length > 0);
  const left = present.map((move) => {
    const others = childrenOf<RowKind>(draft, kind, move.parentId).filter(({ id }) => !taken.has(id));
    return { ...move, index: placeIn(others.length, move.index) };
  });
  return left.length === 0 ? null : { type: 'move', kind, moves: left };
}

/** Drops an index beyond the end of a list. */
const placeIn = (length: number, index: number | undefined) =>
  index !== undefined && index <= length ? index : undefined;

function partOfBatch(draft: Draft, { commands }: BatchCommand): DraftCommand | null {
  const left: DraftCommand[] = [];
  let next = draft;
  for (const command of commands) {
    const part = applicablePart(next, command);
    if (part === null) continue;
    left.push(part);
    next = applyCommand(next, part).draft;
  }
  return left.length === 0 ? null : { type: 'batch', commands: left };
}
