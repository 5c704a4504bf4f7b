import { rowKinds, type RowKind, type RowReference } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftAccountConflicts, draftRemovals, draftSyncs } from '../../../platform/db/schema';
import { draftTables, fieldsOf, type NewAccountRow } from '../../drafts';

type Fields = Readonly<Record<string, unknown>>;

/** A row that the account had when it was last read or sent; the draft may have deleted it. */
export interface KnownRow {
  id: string;
  parentId: string;
  providerId: string;
  /** Fields in the account at that time; null if they are those of the row in the draft. */
  base: Fields | null;
  /** Whether the fields at that time are unknown: the row was sent by an earlier version, and edited since. */
  isUnknown: boolean;
}

/** Fields of an item that changed in the account. */
export interface ChangedRow {
  kind: RowKind;
  id: string;
  base: Fields;
  unknownFields: readonly string[];
}

/** Rows of drafts as they were in the account. */
export function createKnownRowsRepository(db: Database) {
  async function select(draftId: string, kind: RowKind, { base, where }: { base: SQL; where: SQL }) {
    const { rows } = await db.execute<{ [Key in keyof KnownRow]: KnownRow[Key] }>(sql`
      select sync.row_id as id, coalesce(sync.parent_id, present.parent_id, removal.parent_id) as "parentId",
        sync.provider_id as "providerId", ${base} as base,
        coalesce(sync.base is null and present.version > sync.row_version, false) as "isUnknown"
      from ${draftSyncs} as sync
      left join ${draftTables[kind]} as present on present.draft_id = sync.draft_id and present.id = sync.row_id
      left join ${draftRemovals} as removal
        on removal.draft_id = sync.draft_id and removal.kind = sync.kind and removal.row_id = sync.row_id
      where sync.draft_id = ${draftId} and sync.kind = ${kind} and ${where}
        and (sync.base is not null or present.id is not null or removal.id is not null)`);
    return rows;
  }
  /** Without a row, its columns would be an object of nulls. */
  const own = (kind: RowKind) => sql`case when present.id is not null then ${fieldsOf(kind)} end`;

  return {
    /** All rows of a kind. */
    all: (draftId: string, kind: RowKind): Promise<KnownRow[]> =>
      select(draftId, kind, {
        base: sql`case when present.id is null or sync.base <> ${fieldsOf(kind)} then coalesce(sync.base, removal.fields) end`,
        where: sql`true`,
      }),

    /** Rows of these items by provider id, with their fields. */
    async ofItems(
      draftId: string,
      kind: RowKind,
      providerIds: readonly string[],
    ): Promise<Map<string, KnownRow & { base: Fields }>> {
      if (providerIds.length === 0) return new Map();
      const rows = await select(draftId, kind, {
        base: sql`coalesce(sync.base, ${own(kind)}, removal.fields)`,
        where: sql`sync.provider_id = any(${sql.param([...providerIds])}::text[])`,
      });
      return new Map(rows.map((row) => [row.providerId, { ...row, base: row.base ?? {} }]));
    },

    /** Pictures of these units, as `unit id picture id` at the provider. */
    async picturesOf(draftId: string, unitIds: readonly string[]): Promise<Set<string>> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select unit.provider_id || ' ' || picture.provider_id as id
        from ${draftSyncs} as unit
        join ${draftSyncs} as picture
          on picture.draft_id = unit.draft_id and picture.kind = 'picture' and picture.parent_id = unit.row_id
        where unit.draft_id = ${draftId} and unit.kind = 'unit' and unit.provider_id = any(${sql.param([...unitIds])}::text[])`);
      return new Set(rows.map(({ id }) => id));
    },

    /** Forgets rows that the account no longer has: if the draft has them, the next upload creates them. */
    async forget(draftId: string, rows: readonly RowReference[]): Promise<void> {
      if (rows.length === 0) return;
      for (const table of [draftSyncs, draftRemovals, draftAccountConflicts])
        await db.execute(sql`
          delete from ${table} as stored
          using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (kind text, id text)
          where stored.draft_id = ${draftId} and stored.kind = gone.kind and stored.row_id = gone.id`);
    },

    /** Stores rows of new items. */
    async add(draftId: string, rows: readonly Omit<NewAccountRow, 'version'>[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        insert into ${draftSyncs} (draft_id, kind, row_id, provider_id, parent_id, row_version, base, unknown_fields)
        select ${draftId}::uuid, given.kind, given.id, given."providerId", given."parentId", -1, given.base, given."unknownFields"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
          kind text, id text, "providerId" text, "parentId" text, base jsonb, "unknownFields" jsonb)`);
    },

    async update(draftId: string, rows: readonly ChangedRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        update ${draftSyncs} as sync set base = given.base, unknown_fields = given."unknownFields"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, id text, base jsonb, "unknownFields" jsonb)
        where sync.draft_id = ${draftId} and sync.kind = given.kind and sync.row_id = given.id`);
    },

    /** Marks those of these rows as synchronized that are as they are in the account. */
    async markEqual(draftId: string, kind: RowKind, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.execute(sql`
        update ${draftSyncs} as sync set row_version = present.version, not_sent = '[]'
        from ${draftTables[kind]} as present
        where sync.draft_id = ${draftId} and sync.kind = ${kind} and sync.row_id = any(${sql.param([...ids])}::text[])
          and present.draft_id = sync.draft_id and present.id = sync.row_id
          and present.parent_id = sync.parent_id and ${fieldsOf(kind)} = sync.base`);
    },

    /** Fields of rows in the account that the draft does not have, in one of these rows or as one of them; parents first. */
    async absentWithin(
      draftId: string,
      ids: readonly string[],
    ): Promise<(RowReference & { parentId: string; base: Fields })[]> {
      const found: (RowReference & { parentId: string; base: Fields })[] = [];
      for (const kind of rowKinds) {
        const parents = sql.param([...ids, ...found.map(({ id }) => id)]);
        const { rows } = await db.execute<{ id: string; parentId: string; base: Fields }>(sql`
          select sync.row_id as id, sync.parent_id as "parentId", sync.base from ${draftSyncs} as sync
          where sync.draft_id = ${draftId} and sync.kind = ${kind} and sync.base is not null
            and (sync.row_id = any(${sql.param([...ids])}::text[]) or sync.parent_id = any(${parents}::text[]))
            and not exists (select 1 from ${draftTables[kind]} as present
              where present.draft_id = sync.draft_id and present.id = sync.row_id)`);
        found.push(...rows.map((row) => ({ kind, ...row })));
      }
      return found;
    },
  };
}
