import type { AccountConflict } from '@meridian/api-client/contract';
import { rowKinds, type MergeConflict, type RowKind } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftAccountConflicts } from '../../../platform/db/schema';

/** Names a conflict of a draft. */
export type ConflictKey = Pick<AccountConflict, 'kind' | 'id' | 'field'>;
type Conflict = Omit<AccountConflict, 'foundTime'>;

/** Undecided conflicts of drafts with their accounts. */
export function createConflictsRepository(db: Database) {
  const isOneOf = (keys: readonly ConflictKey[] | null): SQL =>
    keys === null
      ? sql`true`
      : sql`exists (
          select 1 from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (kind text, id text, field text)
          where wanted.kind = conflict.kind and wanted.id = conflict.row_id and wanted.field = conflict.field)`;
  const order = sql`array_position(${sql.param([...rowKinds])}::text[], conflict.kind), conflict.found_at, conflict.row_id, conflict.field`;

  return {
    /** Conflicts in order, parents first. */
    async list(
      draftId: string,
      { keys = null, limit = null }: { keys?: readonly ConflictKey[] | null; limit?: number | null } = {},
    ): Promise<AccountConflict[]> {
      const { rows } = await db.execute<
        Conflict & { foundTime: Date | string } & Record<string, unknown>
      >(sql`
        select kind, row_id as id, field, base, mine, theirs, found_at as "foundTime"
        from ${draftAccountConflicts} as conflict
        where draft_id = ${draftId} and ${isOneOf(keys)} order by ${order} limit ${limit}`);
      return rows.map((row) => ({ ...row, foundTime: new Date(row.foundTime).toISOString() }));
    },

    async remove(draftId: string, keys: readonly ConflictKey[] | null): Promise<void> {
      await db.execute(sql`
        delete from ${draftAccountConflicts} as conflict where draft_id = ${draftId} and ${isOneOf(keys)}`);
    },

    /** Removes the conflicts of fields whose values in the account have changed again. */
    async removeOfRows(draftId: string, rows: readonly { kind: RowKind; id: string }[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        delete from ${draftAccountConflicts} as conflict
        using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (kind text, id text, fields jsonb)
        where conflict.draft_id = ${draftId} and conflict.kind = changed.kind and conflict.row_id = changed.id
          and changed.fields ? conflict.field`);
    },

    async add(draftId: string, conflicts: readonly MergeConflict[], now: Date): Promise<void> {
      if (conflicts.length === 0) return;
      await db.execute(sql`
        insert into ${draftAccountConflicts} (draft_id, kind, row_id, field, base, mine, theirs, found_at)
        select ${draftId}::uuid, kind, id, field, base, mine, theirs, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as given (
          kind text, id text, field text, base jsonb, mine jsonb, theirs jsonb)
        on conflict (draft_id, kind, row_id, field) do update
          set base = excluded.base, mine = excluded.mine, theirs = excluded.theirs, found_at = excluded.found_at`);
    },
  };
}
