import type { RecordImport } from '@meridian/api-client/contract';
import { createHeadMappingsRepository } from '../../../kits/workbooks/heads/head-mappings.repository';
import { recordAllAudits } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import { isUniqueViolation } from '../../../platform/db/unique-violation';
import { DomainError } from '../../../platform/lib/domain-error';
import { changedRowsOf } from './changed-rows';
import { findImport, type ImportParts, type OwnImport } from './import-parts';
import { presentReview } from './present-review';
import { createRecordImportsRepository, type StoredImportRow } from './record-imports.repository';
import { mappedByHand } from './sheet-columns';
import type { WrittenRow } from './target';

/**
 * Imports all new and changed rows, or none. Does nothing for a finished import. Errors: `not_found`; `conflict` with
 * the rows whose records changed since the review.
 */
export async function runImport(parts: ImportParts, own: OwnImport): Promise<RecordImport> {
  try {
    return await parts.db.transaction((tx) => runIn(tx, parts, own));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // a record of the same name was created concurrently, so the check above missed it
    throw new DomainError('conflict', {}, { data: await findChangedRows(parts, own), cause: error });
  }
}

async function runIn(tx: Database, parts: ImportParts, own: OwnImport): Promise<RecordImport> {
  const { target, clock } = parts;
  const { id, userId } = own;
  const imports = createRecordImportsRepository(tx);
  const stored = await findImport(tx, target, { ...own, isLocked: true });
  if (stored.importedTime !== null) return presentReview(tx, target, stored);
  const { list } = await imports.rows(id, { states: ['new', 'changed'] });
  await write(tx, parts, { rows: list, userId });
  const importedTime = clock.now();
  await imports.setImported(id, importedTime);
  const mapped = mappedByHand(stored.columns);
  await createHeadMappingsRepository(tx).save({ userId, kind: target.kind }, mapped, importedTime);
  return presentReview(tx, target, { ...stored, importedTime });
}

/** Writes the new and changed rows. Errors: `conflict` with the rows that changed; unique violations. */
async function write(
  tx: Database,
  { target, clock }: ImportParts,
  { rows, userId }: { rows: readonly StoredImportRow[]; userId: string },
): Promise<void> {
  const change = { by: userId, at: clock.now() };
  const written = rows.map(toWritten);
  await target.lockStored(tx, written.flatMap(({ recordId }) => recordId ?? []).toSorted());
  const before = await target.findStored(
    tx,
    written.map(({ name }) => target.keyOf(name)),
  );
  const owners = written.flatMap(({ values }) => target.referenceOf(values) ?? []);
  const references = await target.lockReferences(tx, [...new Set(owners)]);
  const changed = changedRowsOf(rows, written, { target, before, references });
  if (changed !== null) throw new DomainError('conflict', {}, { data: changed });
  await recordAllAudits(tx, await target.write(tx, written, { change, before, references }));
}

async function findChangedRows({ db, target }: ImportParts, { id }: OwnImport) {
  const { list } = await createRecordImportsRepository(db).rows(id, { states: ['new', 'changed'] });
  const written = list.map(toWritten);
  const before = await target.findStored(
    db,
    written.map(({ name }) => target.keyOf(name)),
  );
  return changedRowsOf(list, written, { target, before, references: null }) ?? undefined;
}

function toWritten({ row, name, recordId, version, values }: StoredImportRow): WrittenRow {
  return { row, name, recordId, version, values: values ?? {} };
}
