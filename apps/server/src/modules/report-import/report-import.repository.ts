import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db';
import { accounts, importProblems, imports } from '../../db/schema';
import type { PackedRejection } from './core/pack-report';
import type { ParseOutcome } from './parse-worker';
import { makePartitions, rejectImport, completeImport, type OpenImport } from './write-report';

/** What the parser has to know of the account that a file is for. */
export interface ImportAccount {
  currency: string;
  timeZone: string;
}

export interface NewImport extends OpenImport {
  fileName: string;
  /** Null when a command brought the file. */
  createdBy: string | null;
}

/** An import with its problems as codes; words come at the edge. */
export type ImportRecord = Omit<ReportImport, 'problems'> & {
  problems: Omit<ReportImport['problems'][number], 'failMessage'>[];
};

export interface ImportListQuery {
  accountIds: readonly number[];
  id: string | undefined;
  limit: number;
  offset: number;
}

const shownProblems = 200;

/** Imports in the database. */
export function createReportImportRepository(db: Database) {
  return {
    /** Records an import that waits, together with what `alongside` writes. */
    add: (created: NewImport, alongside: (tx: Database) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        await insertWaiting(tx, created);
        await alongside(tx);
      }),

    /** Records an import and ends it, in one step: until then there is nothing of it. */
    async recordOutcome(created: NewImport, outcome: ParseOutcome): Promise<void> {
      if (outcome.state === 'parsed') await makePartitions(db, outcome.report);
      await db.transaction(async (tx) => {
        await insertWaiting(tx, created);
        await completeImport(tx, created, outcome);
      });
    },

    async findAccount(accountId: number): Promise<ImportAccount> {
      const [account] = await db
        .select({ currency: accounts.currency, timeZone: accounts.timeZone })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      if (!account) throw new Error(`there is no account ${accountId}`);
      return account;
    },

    /** Marks an unfinished import as running and answers it; undefined for one that is finished or gone. */
    async open(id: string): Promise<OpenImport | undefined> {
      const [open] = await db
        .update(imports)
        .set({ state: importStates.running })
        .where(and(eq(imports.id, id), inArray(imports.state, [importStates.waiting, importStates.running])))
        .returning({
          id: imports.id,
          accountId: imports.accountId,
          channel: imports.channel,
          contentHash: imports.contentHash,
        });
      return open;
    },

    complete: (open: OpenImport, outcome: ParseOutcome): Promise<void> => completeImport(db, open, outcome),

    reject: (id: string, rejection: PackedRejection): Promise<void> => rejectImport(db, id, rejection),

    /** Newest first. */
    async list(query: ImportListQuery): Promise<{ list: ImportRecord[]; totalCount: number }> {
      const where = and(
        inArray(imports.accountId, [...query.accountIds]),
        query.id === undefined ? undefined : eq(imports.id, query.id),
      );
      const [total] = await db.select({ value: count() }).from(imports).where(where);
      const rows = await db
        .select({ entry: imports, accountNo: accounts.accountNo })
        .from(imports)
        .innerJoin(accounts, eq(accounts.accountId, imports.accountId))
        .where(where)
        .orderBy(desc(imports.createdTime), desc(imports.id))
        .limit(query.limit)
        .offset(query.offset);
      const problems = await problemsOf(
        db,
        rows.map(({ entry }) => entry.id),
      );
      return {
        totalCount: total?.value ?? 0,
        list: rows.map(({ entry, accountNo }) =>
          recordOf(entry, { accountNo, problems: problems.get(entry.id) ?? [] }),
        ),
      };
    },
  };
}
async function insertWaiting(tx: Database, created: NewImport): Promise<void> {
  await tx.insert(imports).values({ ...created, state: importStates.waiting });
}

export type ReportImportRepository = ReturnType<typeof createReportImportRepository>;

async function problemsOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ImportRecord['problems']>> {
  const rows = await db
    .select()
    .from(importProblems)
    .where(and(inArray(importProblems.importId, [...ids]), lt(importProblems.position, shownProblems)))
    .orderBy(asc(importProblems.position));
  const problems = new Map<string, ImportRecord['problems']>();
  for (const { importId, rowNumber, code, params, cells } of rows) {
    const ofImport = problems.get(importId) ?? [];
    ofImport.push({ dataNum: rowNumber, code, params, ...(cells && { cells }) });
    problems.set(importId, ofImport);
  }
  return problems;
}

function recordOf(
  entry: typeof imports.$inferSelect,
  { accountNo, problems }: { accountNo: string; problems: ImportRecord['problems'] },
): ImportRecord {
  return {
    id: entry.id,
    fileName: entry.fileName,
    accountId: entry.accountId,
    accountNo,
    channel: entry.channel,
    state: stateOf(entry.state),
    createdTime: entry.createdTime.toISOString(),
    finishedTime: entry.finishedTime?.toISOString() ?? null,
    section: entry.section,
    profile: entry.profile,
    encoding: entry.encoding,
    beginDate: entry.beginDate,
    endDate: entry.endDate,
    currency: entry.currency,
    totalRows: entry.totalRows,
    importedRows: entry.importedRows,
    failedRows: entry.failedRows,
    replacedDays: entry.replacedDays,
    rowsCost: entry.rowsCost,
    reportedTotals: entry.reportedTotals,
    problems,
  };
}

function stateOf(stored: number): ReportImport['state'] {
  const state = Object.values(importStates).find((known) => known === stored);
  if (state === undefined) throw new RangeError(`no state of an import: ${stored}`);
  return state;
}
