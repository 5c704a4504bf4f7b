import {
  importStates,
  type ImportLoad,
  type ImportNote,
  type ImportQuestion,
  type ReportImport,
} from '@meridian/api-client/contract';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  accounts,
  factSpans,
  importProblems,
  loads,
  loadSpans,
  type imports,
} from '../../../platform/db/schema';

/** An import with its problems, questions and notes as codes, without texts. */
export type ImportRecord = Omit<ReportImport, 'problems' | 'questions' | 'notes'> & {
  problems: Omit<ReportImport['problems'][number], 'failMessage'>[];
  questions: (ImportQuestion & { given: string | null })[];
  notes: ImportNote[];
};

/** Problems in a listed import; further ones are fetched by page. */
export const maxListedProblems = 3;

/** Range of an import's problems, in file order. */
export interface ProblemRange {
  offset?: number;
  limit: number;
}

/** Problems of each import, in file order; `range` null: all. */
export async function findProblems(
  db: Database,
  ids: readonly string[],
  range: ProblemRange | null,
): Promise<Map<string, ImportRecord['problems']>> {
  const { offset = 0, limit = 0 } = range ?? {};
  const rows = await db
    .select()
    .from(importProblems)
    .where(
      and(
        inArray(importProblems.importId, [...ids]),
        range === null
          ? undefined
          : and(gte(importProblems.position, offset), lt(importProblems.position, offset + limit)),
      ),
    )
    .orderBy(asc(importProblems.position));
  const problems = new Map<string, ImportRecord['problems']>();
  for (const { importId, rowNumber, code, params, cells } of rows) {
    const ofImport = problems.get(importId) ?? [];
    ofImport.push({ dataNum: rowNumber, code, params, ...(cells && { cells }) });
    problems.set(importId, ofImport);
  }
  return problems;
}

/** Loads of each import, by account and section. */
export async function findLoads(db: Database, ids: readonly string[]): Promise<Map<string, ImportLoad[]>> {
  const rows = await db
    .select({
      load: loads,
      accountNo: accounts.accountNo,
      spans: sql<number>`(SELECT count(*)::int FROM ${loadSpans} s WHERE s.load_id = ${loads.id})`,
      spansInForce: sql<number>`(SELECT count(*)::int FROM ${factSpans} s WHERE s.load_id = ${loads.id})`,
    })
    .from(loads)
    .innerJoin(accounts, eq(accounts.accountId, loads.accountId))
    .where(inArray(loads.importId, [...ids]))
    .orderBy(accounts.accountNo, loads.section);
  const found = new Map<string, ImportLoad[]>();
  for (const { load, ...rest } of rows) {
    if (load.importId === null) continue;
    found.set(load.importId, [...(found.get(load.importId) ?? []), toImportLoad(load, rest)]);
  }
  return found;
}

function toImportLoad(
  load: typeof loads.$inferSelect,
  rest: Pick<ImportLoad, 'accountNo' | 'spans' | 'spansInForce'>,
): ImportLoad {
  const { id, accountId, channel, section, beginDate, endDate, currency, failedRows, effect } = load;
  const { rows, impression, click, cost, conversion, campaigns } = load;
  return {
    id,
    accountId,
    channel,
    section,
    beginDate,
    endDate,
    currency,
    sums: { rows, impression, click, cost, conversion, campaigns },
    failedRows,
    dataTime: load.dataTime?.toISOString() ?? null,
    effect,
    ...rest,
  };
}

/** An import as listed. Errors: `RangeError` for an unknown state. */
export function toImportRecord(
  entry: typeof imports.$inferSelect,
  {
    ownLoads,
    ...rest
  }: Pick<ImportRecord, 'accountNo' | 'createdBy' | 'problems'> & { ownLoads: ImportLoad[] },
): ImportRecord {
  return {
    id: entry.id,
    fileName: entry.fileName,
    accountId: entry.accountId,
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
    rowCounts: entry.rowCounts,
    replacedDays: entry.replacedDays,
    rowsCost: entry.rowsCost,
    reportedTotals: entry.reportedTotals,
    mode: entry.mode,
    // imports from before mappings were stored have neither
    detection: entry.detection && {
      ...entry.detection,
      constants: entry.detection.constants ?? {},
      remembered: entry.detection.remembered ?? [],
    },
    loads: ownLoads,
    questions: entry.questions.map((question) => ({
      ...question,
      given: entry.answers.choices[question.id] ?? null,
    })),
    answers: entry.answers,
    notes: entry.notes,
    canUndo: entry.state === importStates.done && ownLoads.length > 0,
    ...rest,
  };
}

function toImportState(stored: number): ReportImport['state'] {
  const state = Object.values(importStates).find((known) => known === stored);
  if (state === undefined) throw new RangeError(`unknown state of an import: ${String(stored)}`);
  return state;
}
