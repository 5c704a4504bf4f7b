import type { RecordImport } from '@meridian/api-client/contract';
import type { Database } from '../../../platform/db';
import { identityFieldOf } from './fields';
import {
  createRecordImportsRepository,
  type StoredImport,
  type StoredImportRow,
} from './record-imports.repository';
import { canBeMapped } from './sheet-columns';
import type { SheetTarget } from './target';
import { wellFormed } from './well-formed';

/** Rows from which example values of a column are taken. */
const sampledRows = 30;

/** An import as shown in its review. */
export async function presentReview(
  tx: Database,
  { kind }: SheetTarget,
  { id, fileName, importedTime, exampleRows, columns }: StoredImport,
): Promise<RecordImport> {
  const imports = createRecordImportsRepository(tx);
  const { list } = await imports.rows(id, { size: sampledRows });
  const identity = identityFieldOf[kind];
  return {
    id,
    fileName,
    exampleRows,
    importedTime: importedTime?.toISOString() ?? null,
    counts: await imports.counts(id),
    columns: columns.flatMap((column, index) => {
      const { head, field } = column;
      return canBeMapped(column) ? [{ head, field, samples: firstValues(list, index) }] : [];
    }),
    missingField: columns.some(({ field }) => field === identity) ? null : identity,
  };
}

/** The first distinct values of a column, shortened. */
function firstValues(rows: readonly StoredImportRow[], index: number): string[] {
  const values = rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((value) => value !== '');
  return [...new Set(values)].slice(0, 3).map((value) => wellFormed(value.slice(0, 80)));
}
