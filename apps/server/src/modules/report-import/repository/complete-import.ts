import {
  importStates,
  type Channel,
  type ImportAnswers,
  type ImportMode,
  type ImportNote,
  type ImportQuestion,
  type ImportRowCounts,
  type ImportState,
} from '@meridian/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { imports, loads } from '../../../platform/db/schema';
import type { RememberedMapping } from '../core/mapping';
import { packRejection, type PackedRejection } from '../core/pack-report';
import { ImportRejectedError, questionAbout } from '../core/problem';
import { book, type BookingMode, type SpanInForce } from '../core/spans-in-force';
import { questionsAbout, type TargetChange } from '../core/stored-questions';
import type { RowFiles } from '../row-files';
import { isAnswer, withAnswered } from './answered-questions';
import { findChange } from './effect-sql';
import { createPartitions, findInForce, lockTarget, switchTo } from './in-force-sql';
import { compareTargets, targetKey, type LoadInput } from './load-input';
import { deleteLoads, insertLoad, sumLoad } from './loads-sql';
import { findMendedLoad, type MendedLoad } from './mended-load-sql';
import { withoutLoads, type ParsedImport } from './parsed-import';
import { insertProblems, insertStagedRows, stageRows } from './staged-rows-sql';

/** An import that is not finished. */
export interface OpenImport {
  id: string;
  accountId: number;
  channel: Channel;
  contentHash: string;
  mode: ImportMode;
  answers: ImportAnswers;
  /** The mappings that applied when it was parsed first; null before that. */
  remembered: readonly RememberedMapping[] | null;
  /** Who booked or uploaded it; null for a command. */
  userId: string | null;
}

/** What an import became. */
export type FileOutcome = { state: 'parsed'; file: ParsedImport } | ({ state: 'rejected' } & Rejection);

/** Why a file was rejected; `rows` when it is because of them. */
export interface Rejection extends PackedRejection {
  rows?: RowFiles;
}

/** Columns of a finished import. */
type ImportResult = Partial<typeof imports.$inferInsert> & { state: ImportState };

/**
 * Finishes an import: books what it brings, leaves it in review when it is a preview or something is doubtful, or records
 * why the file was rejected. A second run changes nothing.
 */
export async function completeImport(db: Database, open: OpenImport, outcome: FileOutcome): Promise<void> {
  try {
    if (outcome.state === 'parsed') await storeFile(db, open, outcome.file);
    else await rejectImport(db, open.id, outcome);
  } catch (error) {
    if (!(error instanceof ImportRejectedError)) throw error;
    const question = questionAbout(error);
    if (outcome.state === 'parsed' && question)
      await storeFile(db, open, withoutLoads(outcome.file, question));
    else await rejectImport(db, open.id, packRejection(error));
  }
}

const openStates = [importStates.waiting, importStates.running];

/** A load of the file with its rows, of which equal ones are one. */
interface InsertedLoad {
  id: string;
  input: LoadInput;
  rows: number;
}

/** A load of the file that is stored, and what booking it changes. */
interface StoredLoad extends InsertedLoad {
  mode: BookingMode;
  /** The load in force whose failed rows it brings. */
  mends: MendedLoad | undefined;
  current: readonly SpanInForce[];
  next: readonly SpanInForce[];
  change: TargetChange;
}

/**
 * Stores the loads of a file, and books all of them or none.
 *
 * Errors: `ImportRejectedError('overlap_with_stored_data')` when a load covers a part of a stored span.
 */
async function storeFile(db: Database, open: OpenImport, file: ParsedImport): Promise<void> {
  await createPartitions(db, [...new Set(file.loads.flatMap(({ months }) => months))]);
  await db.transaction(async (tx) => {
    // before the locks: others can book meanwhile
    await stageRows(tx, file.rows);
    for (const load of [...file.loads].sort(compareTargets)) await lockTarget(tx, load);
    if (!(await isOpen(tx, open.id))) return;
    const shown = await findShownEffects(tx, open.id);
    await deleteLoads(tx, open.id);
    const stored: StoredLoad[] = [];
    for (const load of await insertLoads(tx, open.id, file))
      stored.push(await measureLoad(tx, open, { ...load, file }));
    const asked = [...file.questions, ...stored.flatMap((load) => aboutLoad(load, file))];
    const questions = await withAnswered(tx, open, asked);
    const state = (await isUnchanged(tx, open, stored))
      ? importStates.unchanged
      : mayBook(open, { questions, stored, shown })
        ? importStates.done
        : importStates.review;
    if (state === importStates.done) await bookLoads(tx, stored);
    if (state === importStates.unchanged) await deleteLoads(tx, open.id);
    await insertProblems(tx, open.id, { ofFile: [], ofRows: file.rows.problems });
    await finish(tx, open.id, { ...resultOf(file, stored, state), questions, state });
  });
}

async function insertLoads(tx: Database, importId: string, file: ParsedImport): Promise<InsertedLoad[]> {
  const inserted: Omit<InsertedLoad, 'rows'>[] = [];
  for (const input of file.loads) inserted.push({ id: await insertLoad(tx, importId, input), input });
  await insertStagedRows(
    tx,
    inserted.map(({ id, input: { groups } }) => ({ id, groups })),
  );
  const summed: InsertedLoad[] = [];
  for (const load of inserted) summed.push({ ...load, rows: await sumLoad(tx, load.id) });
  return summed;
}

async function measureLoad(
  tx: Database,
  open: OpenImport,
  { id, input, rows, file }: InsertedLoad & { file: ParsedImport },
): Promise<StoredLoad> {
  const range = {
    beginDate: input.covered[0]?.beginDate ?? '',
    endDate: input.covered.at(-1)?.endDate ?? '',
  };
  const current = await findInForce(tx, input, range);
  const mends = await findMendedLoad(tx, input, { current, header: file.detection?.header ?? [] });
  const mode = mends ? 'add' : modeOf(input, open.answers);
  const result = book(current, { loadId: id, mode, spans: input.covered });
  if ('overlap' in result) {
    const { beginDate, endDate } = result.overlap;
    throw new ImportRejectedError('overlap_with_stored_data', { beginDate, endDate });
  }
  const change = await findChange(tx, input, { current, next: result.spans });
  await tx.update(loads).set({ effect: change.effect }).where(eq(loads.id, id));
  return { id, input, rows, mode, mends, current, next: result.spans, change };
}

function aboutLoad({ input, change }: StoredLoad, { totalRows }: ParsedImport): ImportQuestion[] {
  const { dataTime, failedRows } = input;
  return questionsAbout(change, { key: targetKey(input), dataTime, failedRows, rows: totalRows });
}

/** What a load does to the data of its days; the answers of several questions decide it. */
function modeOf(input: LoadInput, { choices }: ImportAnswers): BookingMode {
  const ids = [`less_than_before:${targetKey(input)}`, 'filtered'];
  return ids.some((id) => choices[id] === 'add') ? 'add' : 'replace';
}

/**
 * Whether an import is booked now: nothing is open, and what was shown for approval is still what happens. Data may have
 * been imported or undone since then.
 */
function mayBook(
  { mode, answers }: OpenImport,
  {
    questions,
    stored,
    shown,
  }: { questions: readonly ImportQuestion[]; stored: readonly StoredLoad[]; shown: readonly string[] },
): boolean {
  if (mode === 'preview') return false;
  const isAnswered = questions.every((question) => isAnswer(question, answers.choices[question.id]));
  const effects = stored.map(({ change }) => textOfEffect(change.effect)).sort();
  const isAsShown = shown.length === 0 || shown.join() === effects.join();
  return isAnswered && isAsShown;
}

async function bookLoads(tx: Database, stored: readonly StoredLoad[]): Promise<void> {
  for (const { id, input, mode, mends, current, next } of stored) {
    await switchTo(tx, input, { current, next });
    await tx.execute(sql`
      INSERT INTO bookings (load_id, mode, completes_load_id) VALUES (${id}, ${mode}, ${mends?.loadId ?? null})`);
  }
}

/** Whether all data of the file are in force already, from the same bytes. */
async function isUnchanged(
  tx: Database,
  { contentHash }: OpenImport,
  stored: readonly StoredLoad[],
): Promise<boolean> {
  const isSame = stored.every(({ input, current, change: { effect } }) => {
    const isEqual = effect.addedRows + effect.changedRows + effect.removedRows === 0;
    return isEqual && current.length === input.covered.length;
  });
  const ids = [...new Set(stored.flatMap(({ current }) => current.map(({ loadId }) => loadId)))];
  const known = ids.filter((id) => id !== null);
  if (!isSame || known.length === 0 || known.length !== ids.length) return false;
  const rows = await tx
    .select({ contentHash: imports.contentHash })
    .from(loads)
    .leftJoin(imports, eq(imports.id, loads.importId))
    .where(inArray(loads.id, known));
  return rows.every((row) => row.contentHash === contentHash);
}

/** The effects that a person was shown, as texts in order; empty before the first review. */
async function findShownEffects(tx: Database, importId: string): Promise<string[]> {
  const rows = await tx.select({ effect: loads.effect }).from(loads).where(eq(loads.importId, importId));
  return rows.flatMap(({ effect }) => (effect ? [textOfEffect(effect)] : [])).sort();
}

/** Without what an answer changes: `before` alone says whether the data are those that were shown. */
function textOfEffect({ before }: TargetChange['effect']): string {
  return JSON.stringify(Object.entries(before).sort());
}

function resultOf(
  file: ParsedImport,
  stored: readonly StoredLoad[],
  state: ImportState,
): Partial<ImportResult> {
  const isBooked = state === importStates.done;
  const all = stored.map(({ input }) => input);
  const only = <T>(values: readonly T[]): T | null =>
    new Set(values).size === 1 ? (values[0] ?? null) : null;
  const begins = all.flatMap(({ covered }) => covered[0]?.beginDate ?? []).sort();
  const ends = all.flatMap(({ covered }) => covered.at(-1)?.endDate ?? []).sort();
  return {
    section: only(all.map(({ section }) => section)),
    profile: file.profile,
    encoding: file.encoding,
    detection: file.detection,
    notes: [...file.notes, ...mendedNotes(stored)],
    beginDate: begins[0] ?? null,
    endDate: ends.at(-1) ?? null,
    currency: only(all.map(({ currency }) => currency)),
    totalRows: file.totalRows,
    importedRows: isBooked ? file.importedRows : 0,
    failedRows: file.failedRows,
    rowCounts: rowCountsOf(file, stored),
    replacedDays: isBooked ? stored.reduce((sum, { change }) => sum + change.effect.replacedDays, 0) : 0,
    rowsCost: file.rowsCost,
    reportedTotals: file.reportedTotals,
  };
}

function rowCountsOf(
  { fileRows, leftOut: skipped, importedRows, failedRows: failed }: ParsedImport,
  stored: readonly StoredLoad[],
): ImportRowCounts | null {
  if (skipped === null) return null;
  const imported = stored.reduce((sum, { rows }) => sum + rows, 0);
  return { file: fileRows, imported, merged: importedRows - imported, skipped, failed };
}

function mendedNotes(stored: readonly StoredLoad[]): ImportNote[] {
  const names = new Set(stored.flatMap(({ mends }) => mends?.fileName ?? []));
  return [...names].map((file) => ({ code: 'mended_rows', params: { file } }));
}

/** Records that an import failed. A second run changes nothing. */
export async function rejectImport(
  db: Database,
  importId: string,
  { problems, failedRows, rows }: Rejection,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isOpen(tx, importId))) return;
    await deleteLoads(tx, importId);
    const ofRows = failedRows > 0 && rows ? rows.problems : null;
    await insertProblems(tx, importId, { ofFile: problems, ofRows });
    await finish(tx, importId, { state: importStates.failed, failedRows, totalRows: failedRows });
  });
}

async function isOpen(tx: Database, importId: string): Promise<boolean> {
  const rows = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(eq(imports.id, importId))
    .for('update');
  return rows.some(({ state }) => openStates.some((open) => open === state));
}

async function finish(tx: Database, importId: string, result: ImportResult): Promise<void> {
  await tx
    .update(imports)
    .set({ ...result, finishedTime: sql`now()` })
    .where(and(eq(imports.id, importId), inArray(imports.state, openStates)));
}
