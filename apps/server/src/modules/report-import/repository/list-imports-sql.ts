import { importStates } from '@meridian/api-client/contract';
import { and, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { accounts, imports, users } from '../../../platform/db/schema';
import type { ImportListQuery, ImportPage } from './import-queries';
import {
  findLoads,
  findProblems,
  maxListedProblems,
  toImportRecord,
  type ImportRecord,
} from './import-record-sql';

/** A page of imports, newest first, with counts and sums over all pages. */
export async function listImports(db: Database, query: ImportListQuery): Promise<ImportPage> {
  const ofAccounts = inArray(imports.accountId, [...query.accountIds]);
  const where = and(
    ofAccounts,
    query.id === undefined ? undefined : eq(imports.id, query.id),
    query.ids && inArray(imports.id, [...query.ids]),
    query.state === undefined ? undefined : eq(imports.state, query.state),
    query.states && inArray(imports.state, [...query.states]),
    query.isRecent ? isRecent() : undefined,
  );
  const inReview = and(ofAccounts, eq(imports.state, importStates.review));
  return {
    totalCount: await db.$count(imports, where),
    reviewCount: await db.$count(imports, inReview),
    allCount: await db.$count(imports, ofAccounts),
    recentCount: await db.$count(imports, and(ofAccounts, isRecent())),
    sums: await sumsOf(db, where),
    list: await findRecords(db, where, query),
  };
}

const openStates = [importStates.waiting, importStates.running, importStates.review];

/** Condition: unfinished, in review, or uploaded or finished in the last 24 hours. */
function isRecent(): SQL | undefined {
  const dayAgo = sql`now() - interval '24 hours'`;
  return or(
    inArray(imports.state, openStates),
    gt(imports.createdTime, dayAgo),
    gt(imports.finishedTime, dayAgo),
  );
}

async function sumsOf(db: Database, where: SQL | undefined): Promise<ImportPage['sums']> {
  const groups = await db
    .select({
      currency: imports.currency,
      rows: sql<number>`coalesce(sum(${imports.totalRows}), 0)::int`,
      cost: sql<string | null>`sum(${imports.rowsCost})::text`,
    })
    .from(imports)
    .where(where)
    .groupBy(imports.currency)
    .orderBy(imports.currency);
  return {
    rows: groups.reduce((sum, { rows }) => sum + rows, 0),
    costs: groups.flatMap(({ currency, cost }) =>
      currency !== null && cost !== null ? [{ currency, cost }] : [],
    ),
  };
}

/** Imports with their loads and first problems, newest first. */
export async function findRecords(
  db: Database,
  where: SQL | undefined,
  {
    limit,
    offset,
    problems: maxProblems = maxListedProblems,
  }: Pick<ImportListQuery, 'limit' | 'offset'> & { problems?: number | undefined },
): Promise<ImportRecord[]> {
  const rows = await db
    .select({ entry: imports, accountNo: accounts.accountNo, createdBy: users.name })
    .from(imports)
    .innerJoin(accounts, eq(accounts.accountId, imports.accountId))
    .leftJoin(users, eq(users.id, imports.createdBy))
    .where(where)
    .orderBy(desc(imports.createdTime), desc(imports.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ entry }) => entry.id);
  const [problems, ownLoads] = [
    await findProblems(db, ids, { limit: maxProblems }),
    await findLoads(db, ids),
  ];
  return rows.map(({ entry, accountNo, createdBy }) =>
    toImportRecord(entry, {
      accountNo,
      createdBy,
      problems: problems.get(entry.id) ?? [],
      ownLoads: ownLoads.get(entry.id) ?? [],
    }),
  );
}
