import {
  importStates,
  type Channel,
  type ImportAnswers,
  type ImportMode,
} from '@meridian/api-client/contract';
import type { Database } from '../../../platform/db';
import { applyLoad } from '../core/effective-spans';
import type { RememberedMapping } from '../core/mapping';
import { packRejection, type PackedRejection } from '../core/pack-report';
import { ImportRejectedError, questionAbout } from '../core/problem';
import {
  equalLoads,
  canApply,
  modeOf,
  questionsOf,
  type InsertedLoad,
  type StoredLoad,
} from '../decide-booking';
import { resultOf } from '../import-result';
import type { RowFiles } from '../row-files';
import { findChange } from './effect-sql';
import { createPartitions, findEffectiveSpans, lockTarget, replaceEffectiveData } from './effective-data-sql';
import { findIncompleteLoad } from './incomplete-load-sql';
import { compareTargets } from './load-input';
import { deleteLoads, insertBooking, insertLoad, storeEffect, sumLoad } from './loads-sql';
import { findQuestions, findShownEffects, finishImport, haveContent, lockOpen } from './open-import-sql';
import { withoutLoads, type ParsedImport } from './parsed-import';
import { insertProblems, insertStagedRows, stageRows } from './staged-rows-sql';

/** An unfinished import. */
export interface OpenImport {
  id: string;
  accountId: number;
  channel: Channel;
  contentHash: string;
  mode: ImportMode;
  answers: ImportAnswers;
  /** Mappings that applied when it was first parsed; null before that. */
  remembered: readonly RememberedMapping[] | null;
  /** User who approved or uploaded it; null for a command. */
  userId: string | null;
}

/** Outcome of an import. */
export type FileOutcome = { state: 'parsed'; file: ParsedImport } | ({ state: 'rejected' } & Rejection);

/** Why a file was rejected; `rows` if they are the reason. */
export interface Rejection extends PackedRejection {
  rows?: RowFiles;
}

/**
 * Completes an import: applies its loads; leaves it in review for a preview or if questions are open; or records why
 * the file was rejected. Repeating it changes nothing.
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

/**
 * Stores the loads of a file, and applies all or none.
 *
 * Errors: `ImportRejectedError('overlap_with_stored_data')` if a load covers only a part of a stored span.
 */
async function storeFile(db: Database, open: OpenImport, file: ParsedImport): Promise<void> {
  await createPartitions(db, [...new Set(file.loads.flatMap(({ months }) => months))]);
  await db.transaction(async (tx) => {
    // before taking locks, so that other imports can continue
    await stageRows(tx, file.rows);
    for (const load of [...file.loads].sort(compareTargets)) await lockTarget(tx, load);
    if (!(await lockOpen(tx, open.id))) return;
    const shown = await findShownEffects(tx, open.id);
    await deleteLoads(tx, open.id);
    const stored: StoredLoad[] = [];
    for (const load of await insertLoads(tx, open.id, file))
      stored.push(await measureLoad(tx, open, { ...load, file }));
    const earlier = await findQuestions(tx, open.id);
    const questions = questionsOf({ file, stored, earlier }, open.answers);
    const equal = equalLoads(stored);
    const isUnchanged = equal.length > 0 && (await haveContent(tx, equal, open.contentHash));
    const state = isUnchanged
      ? importStates.unchanged
      : canApply(open, { questions, stored, shown })
        ? importStates.done
        : importStates.review;
    if (state === importStates.done) await applyStoredLoads(tx, stored);
    if (state === importStates.unchanged) await deleteLoads(tx, open.id);
    await insertProblems(tx, open.id, { ofFile: [], ofRows: file.rows.problems });
    await finishImport(tx, open.id, { ...resultOf(file, stored, state), questions, state });
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
  const current = await findEffectiveSpans(tx, input, range);
  const completes = await findIncompleteLoad(tx, input, { current, header: file.detection?.header ?? [] });
  const mode = completes ? 'add' : modeOf(input, open.answers);
  const result = applyLoad(current, { loadId: id, mode, spans: input.covered });
  if ('overlap' in result) {
    const { beginDate, endDate } = result.overlap;
    throw new ImportRejectedError('overlap_with_stored_data', { beginDate, endDate });
  }
  const change = await findChange(tx, input, { current, next: result.spans });
  await storeEffect(tx, id, change.effect);
  return { id, input, rows, mode, completes, current, next: result.spans, change };
}

async function applyStoredLoads(tx: Database, stored: readonly StoredLoad[]): Promise<void> {
  for (const { id, input, mode, completes, current, next } of stored) {
    await replaceEffectiveData(tx, input, { current, next });
    await insertBooking(tx, { loadId: id, mode, completes: completes?.loadId ?? null });
  }
}

/** Marks an import as failed. Repeating it changes nothing. */
export async function rejectImport(
  db: Database,
  importId: string,
  { problems, failedRows, rows }: Rejection,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOpen(tx, importId))) return;
    await deleteLoads(tx, importId);
    const ofRows = failedRows > 0 && rows ? rows.problems : null;
    await insertProblems(tx, importId, { ofFile: problems, ofRows });
    await finishImport(tx, importId, { state: importStates.failed, failedRows, totalRows: failedRows });
  });
}
