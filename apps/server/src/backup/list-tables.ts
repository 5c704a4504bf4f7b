import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database } from '../platform/db';
import * as schema from '../platform/db/schema';

/** The table in which the library records migrations. */
export const migrationsTable = { schema: 'drizzle', table: '__drizzle_migrations' };
const factsTable = 'facts';

/** A table with its own rows, and its stored columns. */
export interface ListedTable {
  schema: string;
  table: string;
  columns: string[];
}

/** Tables of this version, ordered so that referenced tables come first. */
export function modelTables(): string[] {
  const tables = Object.values<unknown>(schema).filter((one): one is PgTable => is(one, PgTable));
  const ordered: string[] = [];
  const add = (table: PgTable) => {
    const { name, foreignKeys } = getTableConfig(table);
    if (ordered.includes(name)) return;
    for (const { reference } of foreignKeys) {
      const { foreignTable } = reference();
      if (getTableConfig(foreignTable).name !== name) add(foreignTable);
    }
    ordered.push(name);
  };
  for (const table of tables) add(table);
  return ordered;
}

/**
 * All tables of the database with their own rows. Partitions of the facts are listed individually, because creating a
 * partition locks the whole table, and would wait for a reader of all of it.
 */
export async function listTables(tx: Database): Promise<{ tables: ListedTable[]; months: string[] }> {
  const partitions = await queryRows(
    tx,
    sql`SELECT c.relname AS name, to_date(right(c.relname, 7), 'YYYY_MM')::text AS month
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'public.facts'::regclass ORDER BY 1`,
    z.object({ name: z.string(), month: z.string() }),
  );
  const names = modelTables().flatMap((name) =>
    name === factsTable ? partitions.map((partition) => partition.name) : [name],
  );
  const all = [migrationsTable, ...names.map((table) => ({ schema: 'public', table }))];
  const tables: ListedTable[] = [];
  for (const one of all) tables.push({ ...one, columns: await columnsOf(tx, one) });
  return { tables, months: partitions.map(({ month }) => month) };
}

/** Columns of a table, without generated ones. */
async function columnsOf(tx: Database, one: Omit<ListedTable, 'columns'>): Promise<string[]> {
  const columns = await queryRows(
    tx,
    sql`SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = ${one.schema} AND table_name = ${one.table} AND is_generated = 'NEVER'
        ORDER BY ordinal_position`,
    z.object({ name: z.string() }),
  );
  return columns.map(({ name }) => name);
}

/** Rows of a query, validated. */
export async function queryRows<Row>(
  tx: Database,
  query: ReturnType<typeof sql>,
  row: z.ZodType<Row>,
): Promise<Row[]> {
  const { rows } = await tx.execute(query);
  return z.array(row).parse(rows);
}
