import type { RecordState } from '@meridian/api-client/contract';
import { ilike, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema';

/** Columns that every table of records has, see `recordColumns`. */
export interface RecordTable {
  version: AnyColumn;
  archivedTime: AnyColumn;
  createdBy: AnyColumn;
  updatedBy: AnyColumn;
}

/** A record's fields as the database has them. */
export interface StoredRecordFields {
  version: number;
  archivedTime: Date | null;
  createdTime: Date;
  updatedTime: Date;
  createdByName: string | null;
  updatedByName: string | null;
}

/**
 * A column with the name of its table. Drizzle leaves it out where a query has one table, and a subquery then means its own column of
 * that name.
 */
export const outerColumn = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/** The name of the user in a column; null for one that is deleted. */
export const userName = (id: AnyColumn) =>
  sql<string | null>`(SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${outerColumn(id)})`;

/** The fields of a record as clients see them. */
export function recordFieldsOf(row: StoredRecordFields) {
  return {
    version: row.version,
    isArchived: row.archivedTime !== null,
    createdTime: row.createdTime.toISOString(),
    createdBy: row.createdByName,
    updatedTime: row.updatedTime.toISOString(),
    updatedBy: row.updatedByName,
  };
}

/** Rows of a state; undefined for all. */
export function inState(
  { archivedTime }: Pick<RecordTable, 'archivedTime'>,
  state: RecordState,
): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'archived' ? isNotNull(archivedTime) : isNull(archivedTime);
}

/** Rows with a text in one of the columns, in any case; undefined without a text. */
export function containsText(
  columns: readonly (AnyColumn | SQL)[],
  text: string | undefined,
): SQL | undefined {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  const pattern = `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** An order with empty values last, then by the second value. */
export function recordOrder(
  by: AnyColumn | SQL,
  { direction, then }: { direction: 'asc' | 'desc'; then: AnyColumn | SQL },
): SQL {
  return sql`${by} ${sql.raw(direction === 'desc' ? 'DESC' : 'ASC')} NULLS LAST, ${then}`;
}

/** Columns with counts by kind, without the kinds that have none. */
export function presentCounts<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
): Partial<Record<Kind, number>> {
  // parse boundary: `fromEntries` forgets the type of the keys
  return Object.fromEntries(Object.entries<number>(counts).filter(([, count]) => count > 0)) as Partial<
    Record<Kind, number>
  >;
}
