import {
  completeRow,
  isComplete,
  type DraftCommand,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftRemovals } from '../../platform/db/schema';

type AddCommand = Extract<DraftCommand, { type: 'add' }>;

/**
 * The command with all fields of the rows that it adds; the command itself if it has them. Consoles and scripts of an earlier version do
 * not know some fields. If they restore a deleted row that is in the account, it keeps its values of those fields; new rows get empty ones.
 */
export async function completeCommand(
  db: Database,
  draftId: string,
  command: DraftCommand,
): Promise<DraftCommand> {
  if (command.type === 'add') return completeAdd(db, draftId, command);
  if (command.type !== 'batch') return command;
  const commands: DraftCommand[] = [];
  for (const each of command.commands) commands.push(await completeCommand(db, draftId, each));
  return commands.some((each, at) => each !== command.commands[at]) ? { ...command, commands } : command;
}

async function completeAdd(db: Database, draftId: string, command: AddCommand): Promise<DraftCommand> {
  const { kind } = command;
  const placements: readonly { rows: readonly Row[] }[] = command.placements;
  const ids = placements.flatMap(({ rows }) =>
    rows.flatMap((row) => (isComplete(kind, row) ? [] : [row.id])),
  );
  if (ids.length === 0) return command;
  const removed = await removedFields(db, { draftId, kind, ids });
  const complete = (row: Row) => completeRow<RowKind>(kind, { ...removed.get(row.id), ...row });
  // asserted: rows of the same kind
  return {
    ...command,
    placements: placements.map(({ rows, ...place }) => ({ ...place, rows: rows.map(complete) })),
  } as unknown as DraftCommand;
}

/** Fields of deleted rows that are in the account, when they were deleted. */
async function removedFields(
  db: Database,
  { draftId, kind, ids }: { draftId: string; kind: RowKind; ids: readonly string[] },
): Promise<ReadonlyMap<string, object>> {
  const { rows } = await db.execute<{ id: string; fields: object }>(sql`
    select row_id as id, fields from ${draftRemovals}
    where draft_id = ${draftId} and kind = ${kind} and row_id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}
