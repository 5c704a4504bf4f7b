import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import { withoutForeignKeys, type Database } from '../../platform/db';
import { draftCampaigns, drafts, draftUnits } from '../../platform/db/schema';
import type { RowSlice, UnitCounts } from './draft-pages';
import { countColumns, draftColumns, draftTables, parentTableOf, valueOf } from './draft-tables-sql';

/** Rows of one kind as arrays: id, parent id, then the fields in order. */
export interface DraftPart {
  kind: RowKind;
  fields: string[];
  rows: unknown[][];
}

const names = (kind: RowKind): SQL =>
  sql.join(
    draftColumns[kind].map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** Columns in the format of the response: amounts as numbers. */
const values = (kind: RowKind): SQL =>
  sql.join(
    [
      sql`id`,
      sql`parent_id`,
      ...draftColumns[kind].map(({ name, type }) =>
        type === 'numeric' ? sql`${sql.identifier(name)}::float8` : sql.identifier(name),
      ),
    ],
    sql`, `,
  );

const partOf = (kind: RowKind, rows: readonly Record<string, unknown>[]): DraftPart => ({
  kind,
  fields: draftColumns[kind].map(({ field }) => field),
  rows: rows.map((row) => Object.values(row)),
});

/** Rows of ad drafts. */
export function createDraftRowsRepository(db: Database) {
  return {
    /** Rows of a kind, ordered by parent id and then as in the draft; with given parents, theirs. */
    async list({
      draftId,
      kind,
      parentIds,
      limit,
      offset,
    }: {
      draftId: string;
      kind: RowKind;
      parentIds?: readonly string[] | undefined;
      limit: number;
      offset: number;
    }): Promise<DraftPart> {
      const isChild =
        parentIds === undefined ? sql`` : sql`and parent_id = any(${sql.param([...parentIds])}::text[])`;
      const { rows } = await db.execute(sql`
        select ${values(kind)} from ${draftTables[kind]} where draft_id = ${draftId} ${isChild}
        order by parent_id, position, id limit ${limit} offset ${offset}`);
      return partOf(kind, rows);
    },

    /** The units in the order of the draft, with the numbers of their rows. */
    async unitCounts(draftId: string): Promise<UnitCounts[]> {
      // by the index of the order: grouping all rows would often read the whole table
      const count = (kind: RowKind) =>
        sql`(select count(*)::int from ${draftTables[kind]} where draft_id = unit.draft_id and parent_id = unit.id)`;
      const { rows } = await db.execute<UnitCounts & Record<string, unknown>>(sql`
        select unit.id, unit.parent_id as "campaignId", ${count('keyword')} as keyword,
          ${count('creative')} as creative, ${count('picture')} as picture
        from ${draftUnits} as unit
        join ${draftCampaigns} as campaign on campaign.draft_id = unit.draft_id and campaign.id = unit.parent_id
        where unit.draft_id = ${draftId}
        order by campaign.position, campaign.id, unit.position, unit.id`);
      return rows;
    },

    /** The rows of slices of a kind, in their order. Only the first slice may begin inside its list, and only the last one end there. */
    async listSlices(draftId: string, kind: RowKind, slices: readonly RowSlice[]): Promise<DraftPart> {
      const parentIds = sql.param(slices.map(({ parentId }) => parentId));
      const offset = slices[0]?.offset ?? 0;
      const limit = slices.reduce((sum, { count }) => sum + count, 0);
      // list by list, by the index of the order: a plain join would often read the whole table
      const { rows } = await db.execute(sql`
        select ${values(kind)} from unnest(${parentIds}::text[]) with ordinality as list(list_id, place)
        cross join lateral (
          select * from ${draftTables[kind]} where draft_id = ${draftId} and parent_id = list_id
          order by position, id limit ${offset + limit}
        ) as row order by place, position, id limit ${limit} offset ${offset}`);
      return partOf(kind, rows);
    },

    /** Filters ids to those in the draft. */
    async present(draftId: string, kind: RowKind, ids: readonly string[]): Promise<Set<string>> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from ${draftTables[kind]}
          where draft_id = ${draftId} and id = any(${sql.param([...ids])}::text[])`,
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** Ids of the parents of rows. */
    async parentIds(draftId: string, kind: RowKind, ids: readonly string[]): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select distinct parent_id as id from ${draftTables[kind]}
          where draft_id = ${draftId} and id = any(${sql.param([...ids])}::text[])`,
      );
      return rows.map(({ id }) => id);
    },

    async count(draftId: string, kind: RowKind, parentId?: string): Promise<number> {
      const isChild = parentId === undefined ? sql`` : sql`and parent_id = ${parentId}`;
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${draftTables[kind]} where draft_id = ${draftId} ${isChild}`,
      );
      return rows[0]?.count ?? 0;
    },

    /** Updates the row counts of some kinds; returns the number of all rows. */
    async updateCounts(draftId: string, kinds: readonly RowKind[]): Promise<number> {
      const sets = kinds.map(
        (kind) =>
          sql`${sql.identifier(countColumns[kind])} =
            (select count(*) from ${draftTables[kind]} where draft_id = ${draftId})`,
      );
      const total = sql.join(
        rowKinds.map((kind) => sql.identifier(countColumns[kind])),
        sql` + `,
      );
      const { rows } = await db.execute<{ total: number }>(
        sql`update ${drafts} set ${sql.join(sets, sql`, `)} where id = ${draftId} returning ${total} as total`,
      );
      return rows[0]?.total ?? 0;
    },

    /** Size of the rows as database texts, in bytes. */
    async sizeOf(draftId: string): Promise<number> {
      const sizes = rowKinds.map(
        (kind) =>
          sql`(select coalesce(sum(octet_length(present::text)), 0) from ${draftTables[kind]} as present
            where draft_id = ${draftId})`,
      );
      const { rows } = await db.execute<{ size: number }>(
        sql`select (${sql.join(sizes, sql` + `)})::float8 as size`,
      );
      return rows[0]?.size ?? 0;
    },

    /**
     * Inserts the rows of a query (`id`, `parent_id`, `position`, and `value` with the fields), except those without a
     * parent.
     */
    async insertAll(draftId: string, kind: RowKind, query: SQL): Promise<void> {
      const parents = parentTableOf(kind);
      const hasParent =
        parents === null
          ? sql`true`
          : sql`exists (select 1 from ${parents} as parent
              where parent.draft_id = ${draftId} and parent.id = row.parent_id)`;
      const fields = draftColumns[kind].map((column) => valueOf(sql`row.value`, column));
      await db.execute(sql`
        insert into ${draftTables[kind]} (draft_id, id, parent_id, position, version, ${names(kind)})
        select ${draftId}::uuid, row.id, row.parent_id, row.position, 0, ${sql.join(fields, sql`, `)}
        from (${query}) as row where ${hasParent}`);
    },

    /** Copies all rows to another draft, in a transaction that has locked both. */
    async copyAll(fromId: string, toId: string): Promise<void> {
      await withoutForeignKeys(db, async () => {
        for (const kind of rowKinds) {
          const table = draftTables[kind];
          // in the order of the larger index, so that it grows at one place
          await db.execute(sql`
            insert into ${table} (draft_id, id, parent_id, position, version, ${names(kind)})
            select ${toId}::uuid, id, parent_id, position, 0, ${names(kind)} from ${table}
            where draft_id = ${fromId} order by parent_id, position, id`);
        }
      });
    },
  };
}
