import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db';
import { importProblems, type imports } from '../../../db/schema';

/** An import with its problems as codes, without texts. */
export type ImportRecord = Omit<ReportImport, 'problems'> & {
  problems: Omit<ReportImport['problems'][number], 'failMessage'>[];
};

const maxListedProblems = 200;

/** The first problems of each import, in the order of the file. */
export async function findProblems(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ImportRecord['problems']>> {
  const rows = await db
    .select()
    .from(importProblems)
    .where(and(inArray(importProblems.importId, [...ids]), lt(importProblems.position, maxListedProblems)))
    .orderBy(asc(importProblems.position));
  const problems = new Map<string, ImportRecord['problems']>();
  for (const { importId, rowNumber, code, params, cells } of rows) {
    const ofImport = problems.get(importId) ?? [];
    ofImport.push({ dataNum: rowNumber, code, params, ...(cells && { cells }) });
    problems.set(importId, ofImport);
  }
  return problems;
}

/** An import as its list shows it. Errors: `RangeError` for an unknown state. */
export function toImportRecord(
  entry: typeof imports.$inferSelect,
  { accountNo, problems }: { accountNo: string; problems: ImportRecord['problems'] },
): ImportRecord {
  return {
    id: entry.id,
    fileName: entry.fileName,
    accountId: entry.accountId,
    accountNo,
    channel: entry.channel,
    state: toImportState(entry.state),
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

function toImportState(stored: number): ReportImport['state'] {
  const state = Object.values(importStates).find((known) => known === stored);
  if (state === undefined) throw new RangeError(`unknown state of an import: ${String(stored)}`);
  return state;
}
