import type { ProviderKind, RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftRemovals, draftSyncs } from '../../platform/db/schema';
import { draftTables } from './draft-tables-sql';
import { fieldsOf } from './removals-sql';

/** A row of a draft that stands for an item of the account. */
export interface AccountRow {
  id: string;
  parentId: string;
  fields: Record<string, unknown>;
  /** Null for a row that was neither sent nor fetched. */
  providerId: string | null;
  /** Fields whose values in the account a draft cannot express. */
  unknownFields: string[];
}

/** A row that was fetched from the account. */
export interface NewAccountRow {
  kind: RowKind;
  id: string;
  parentId: string;
  providerId: string;
  /** Version of the draft in which it was added. */
  version: number;
  base: Readonly<Record<string, unknown>>;
  unknownFields: readonly string[];
}

/** Rows of a draft as items of its account. */
export function createAccountRowsRepository(db: Database) {
  return {
    /** Rows with these ids at the provider. */
    async findByProviderId(
      draftId: string,
      kind: ProviderKind,
      providerIds: readonly string[],
    ): Promise<AccountRow[]> {
      if (providerIds.length === 0) return [];
      const { rows } = await db.execute<{ [Key in keyof AccountRow]: AccountRow[Key] }>(sql`
        select present.id, present.parent_id as "parentId", ${fieldsOf(kind)} as fields,
          sync.provider_id as "providerId", sync.unknown_fields as "unknownFields"
        from ${draftSyncs} as sync
        join ${draftTables[kind]} as present on present.draft_id = sync.draft_id and present.id = sync.row_id
        where sync.draft_id = ${draftId} and sync.kind = ${kind}
          and sync.provider_id = any(${sql.param([...providerIds])}::text[])`);
      return rows;
    },

    /** Rows in these parents; without parents those of the draft. */
    async findByParent(
      draftId: string,
      kind: ProviderKind,
      parentIds: readonly string[],
    ): Promise<AccountRow[]> {
      if (parentIds.length === 0) return [];
      const { rows } = await db.execute<{ [Key in keyof AccountRow]: AccountRow[Key] }>(sql`
        select present.id, present.parent_id as "parentId", ${fieldsOf(kind)} as fields,
          sync.provider_id as "providerId", coalesce(sync.unknown_fields, '[]') as "unknownFields"
        from ${draftTables[kind]} as present
        left join ${draftSyncs} as sync
          on sync.draft_id = present.draft_id and sync.kind = ${kind} and sync.row_id = present.id
        where present.draft_id = ${draftId} and present.parent_id = any(${sql.param([...parentIds])}::text[])`);
      return rows;
    },

    /** Those of these provider ids that the next upload removes. */
    async findRemoved(
      draftId: string,
      kind: ProviderKind,
      providerIds: readonly string[],
    ): Promise<Set<string>> {
      if (providerIds.length === 0) return new Set();
      const { rows } = await db.execute<{ id: string }>(sql`
        select provider_id as id from ${draftRemovals}
        where draft_id = ${draftId} and kind = ${kind}
          and provider_id = any(${sql.param([...providerIds])}::text[])`);
      return new Set(rows.map(({ id }) => id));
    },

    /** Marks added rows as synchronized with items of the account. */
    async link(draftId: string, rows: readonly NewAccountRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.execute(sql`
        insert into ${draftSyncs} (draft_id, kind, row_id, provider_id, parent_id, row_version, base, unknown_fields)
        select ${draftId}::uuid, given.kind, given.id, given."providerId", given."parentId", given.version,
          given.base, given."unknownFields"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
          kind text, id text, "providerId" text, "parentId" text, version int, base jsonb, "unknownFields" jsonb)`);
    },
  };
}
