import type { RecordState } from '@meridian/api-client/contract';
import { ilike, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema';

/** Columns that all tables of records share, see `recordColumns`. */
export interface RecordTable {
  version: AnyColumn;
  archivedTime: AnyColumn;
  createdBy: AnyColumn;
  updatedBy: AnyColumn;
}

/** Stored fields of a record. */
export interface StoredRecordFields {
  version: number;
  archivedTime: Date | null;
  createdTime: Date;
  updatedTime: Date;
  createdByName: string | null;
  updatedByName: string | null;
}

/**
 * A column qualified with its table. Drizzle omits the table in queries with one table, and within a subquery the name
 * would then refer to the subquery's own column.
 */
export const outerColumn = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/** Name of the user in a column; null for a deleted user. */
export const userName = (id: AnyColumn) =>
  sql<string | null>`(SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${outerColumn(id)})`;

/** Fields of a record in responses. */
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

/** Condition for a state; undefined for all. */
export function inState(
  { archivedTime }: Pick<RecordTable, 'archivedTime'>,
  state: RecordState,
): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'archived' ? isNotNull(archivedTime) : isNull(archivedTime);
}

/** Condition for a text in any of the columns, ignoring case; undefined without a text. */
export function containsText(
  columns: readonly (AnyColumn | SQL)[],
  text: string | undefined,
): SQL | undefined {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  const pattern = `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** Sort order with empty values last, then by the second value. */
export function recordOrder(
  by: AnyColumn | SQL,
  { direction, then }: { direction: 'asc' | 'desc'; then: AnyColumn | SQL },
): SQL {
  return sql`${by} ${sql.raw(direction === 'desc' ? 'DESC' : 'ASC')} NULLS LAST, ${then}`;
}

/** Counts by kind, without zeros. */
export function presentCounts<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
): Partial<Record<Kind, number>> {
  // parse boundary: `fromEntries` loses the type of the keys
  return Object.fromEntries(Object.entries<number>(counts).filter(([, count]) => count > 0)) as Partial<
    Record<Kind, number>
  >;
}
