import { importStates, type ImportEffect } from '@meridian/api-client/contract';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import { bookings, imports, loads } from '../../../platform/db/schema';
import { DomainError } from '../../../platform/lib/domain-error';
import { applyLoads, changedSpans, keyOf, type EffectiveSpan } from '../core/effective-spans';
import { findChange } from './effect-sql';
import { findBookings, findEffectiveSpans, lockTarget, replaceEffectiveData } from './effective-data-sql';
import { compareTargets } from './load-input';
import { deleteLoads } from './loads-sql';
import { wrongStateError } from './wrong-state-error-sql';

export interface UndoResult {
  /** Effect on the data, per load. */
  effects: { loadId: string; effect: ImportEffect }[];
  /** Names of later files that depend on the data to be removed. */
  blockedBy: string[];
  /** Whether the data that would be restored is past its retention. */
  isExpired: boolean;
}

/**
 * Undoes the loads of an import, or discards an import in review. With `isPreview`, changes nothing.
 *
 * Errors: `conflict` in another state, if it is blocked, or if the previous data is past its retention.
 */
export function undoImport(
  db: Database,
  importId: string,
  { isPreview, userId }: { isPreview: boolean; userId: string | null },
): Promise<UndoResult> {
  return db.transaction(async (tx) => {
    const [entry] = await tx
      .select({ state: imports.state, fileName: imports.fileName, accountId: imports.accountId })
      .from(imports)
      .where(eq(imports.id, importId))
      .for('update');
    if (entry?.state === importStates.review) {
      if (!isPreview) {
        await discard(tx, importId);
        await recordUndo(tx, { importId, ...entry });
      }
      return { effects: [], blockedBy: [], isExpired: false };
    }
    if (entry?.state !== importStates.done) throw await wrongStateError(tx, importId);
    const result = await undoLoads(tx, importId, { isPreview });
    if (isPreview) return result;
    if (result.isExpired) throw new DomainError('conflict', {}, { messageKey: 'import_expired' });
    if (result.blockedBy.length > 0) throw new DomainError('conflict', {}, { messageKey: 'import_blocked' });
    await tx
      .update(imports)
      .set({ state: importStates.undone, undoneTime: sql`now()`, undoneBy: userId })
      .where(eq(imports.id, importId));
    await recordUndo(tx, { importId, ...entry });
    return result;
  });
}

function recordUndo(
  tx: Database,
  { importId, fileName, accountId }: { importId: string; fileName: string; accountId: number },
): Promise<void> {
  return recordAudit(tx, {
    action: 'importUndo',
    object: { id: importId, name: fileName },
    accountIds: [accountId],
  });
}

/** Ends an import in review without applying it. */
async function discard(tx: Database, importId: string): Promise<void> {
  await deleteLoads(tx, importId);
  await tx.update(imports).set({ state: importStates.discarded }).where(eq(imports.id, importId));
}

async function undoLoads(
  tx: Database,
  importId: string,
  { isPreview }: { isPreview: boolean },
): Promise<UndoResult> {
  const own = await tx.select().from(loads).where(eq(loads.importId, importId));
  const result: UndoResult = { effects: [], blockedBy: [], isExpired: false };
  for (const load of own.sort(compareTargets)) {
    await lockTarget(tx, load);
    const current = await findEffectiveSpans(tx, load, load);
    const others = (await findBookings(tx, load, load)).filter(({ loadId }) => loadId !== load.id);
    const next = applyLoads(current.filter(isWithoutLoad), others);
    if ('overlap' in next) {
      result.blockedBy.push(...(await findFileNames(tx, [next.loadId])));
      continue;
    }
    const states = { current, next: next.spans };
    if (await needsPurged(tx, states)) {
      result.isExpired = true;
      continue;
    }
    result.effects.push({ loadId: load.id, effect: (await findChange(tx, load, states)).effect });
    if (isPreview) continue;
    await tx
      .update(bookings)
      .set({ undoneTime: sql`now()` })
      .where(eq(bookings.loadId, load.id));
    await replaceEffectiveData(tx, load, states);
  }
  return result;
}

/** Whether a change needs rows of a load that were deleted. */
async function needsPurged(
  tx: Database,
  { current, next }: { current: readonly EffectiveSpan[]; next: readonly EffectiveSpan[] },
): Promise<boolean> {
  const changed = new Set(changedSpans(current, next).map(keyOf));
  const loadIds = next.filter((span) => changed.has(keyOf(span))).map(({ loadId }) => loadId);
  const needed = loadIds.filter((loadId) => loadId !== null);
  if (needed.length === 0) return false;
  return (await tx.$count(loads, and(inArray(loads.id, needed), isNotNull(loads.purgedTime)))) > 0;
}

const isWithoutLoad = ({ loadId }: EffectiveSpan): boolean => loadId === null;

async function findFileNames(tx: Database, loadIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ fileName: imports.fileName })
    .from(loads)
    .innerJoin(imports, eq(imports.id, loads.importId))
    .where(inArray(loads.id, [...loadIds]));
  return rows.map(({ fileName }) => fileName);
}

/** Discards imports that have been in review since before a time, each in its own transaction. */
export async function discardReviews(db: Database, since: Date): Promise<void> {
  const isOld = and(eq(imports.state, importStates.review), lt(imports.finishedTime, since));
  for (const { id } of await db.select({ id: imports.id }).from(imports).where(isOld)) {
    await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(and(isOld, eq(imports.id, id)))
        .for('update');
      if (found.length > 0) await discard(tx, id);
    });
  }
}
