import type { ImportRowState, MappedColumns, RecordImport } from '@meridian/api-client/contract';
import type { SheetRows } from '@meridian/draft-editor/workbooks';
import { createHeadMappingsRepository } from '../../../kits/workbooks/heads/head-mappings.repository';
import { DomainError } from '../../../platform/lib/domain-error';
import { detectRows } from './detect-rows';
import { knownHeads } from './fields';
import { findImport, type ImportParts, type OwnImport } from './import-parts';
import { planSheetRows } from './plan-sheet-rows';
import { presentReview } from './present-review';
import type { SheetProblem } from './problem';
import {
  createRecordImportsRepository,
  type StoredImport,
  type StoredImportRow,
} from './record-imports.repository';
import { runImport } from './run-import';
import { decisionsOf, mapSheetColumns } from './sheet-columns';
import { wellFormed } from './well-formed';

/** Files under review per user; beyond that, the oldest one is deleted. */
const keptFiles = 5;

/** Imports files of one kind of record: each is reviewed before anything is written. */
export function createRecordImportsService(parts: ImportParts) {
  const { db, target } = parts;
  return {
    /** Possible headers in this user's files, which reveal the encoding. */
    heads: async (userId: string): Promise<string[]> => [
      ...knownHeads(target.kind),
      ...(await createHeadMappingsRepository(db).list({ userId, kind: target.kind })).map(({ head }) => head),
    ],

    upload: (sheets: readonly SheetRows[], file: UploadedFile) => uploadFile(parts, sheets, file),

    /** Errors: `not_found`. */
    async rows(id: string, { state, ...query }: RowsQuery, userId: string) {
      const stored = await findImport(db, target, { id, userId });
      const states = state === undefined ? {} : { states: [state] };
      return {
        stored,
        ...(await createRecordImportsRepository(db).rows(stored.id, { ...query, ...states })),
      };
    },

    /** All invalid rows. Errors: `not_found`. */
    async wrongRows(id: string, userId: string): Promise<{ stored: StoredImport; list: StoredImportRow[] }> {
      const stored = await findImport(db, target, { id, userId });
      const { list } = await createRecordImportsRepository(db).rows(stored.id, { states: ['wrong'] });
      return { stored, list };
    },

    /** Errors: those of `reviewImport`. */
    review: (id: string, mapped: MappedColumns | undefined, userId: string) =>
      reviewImport(parts, { id, userId }, mapped),

    /** Errors: those of `runImport`. */
    run: (id: string, userId: string) => runImport(parts, { id, userId }),
  };
}
export type RecordImportsService = ReturnType<typeof createRecordImportsService>;

interface UploadedFile {
  userId: string;
  fileName: string;
}

interface RowsQuery {
  state?: ImportRowState | undefined;
  text?: string | undefined;
  size: number;
  offset: number;
}

/** Stores a file for review, unless it cannot be imported. */
async function uploadFile(
  { db, clock, target }: ImportParts,
  sheets: readonly SheetRows[],
  { userId, fileName }: UploadedFile,
): Promise<RecordImport | SheetProblem> {
  const { kind } = target;
  const remembered = await createHeadMappingsRepository(db).list({ userId, kind });
  const detected = detectRows(sheets, kind, decisionsOf(kind, remembered));
  if ('code' in detected) return detected;
  return db.transaction(async (tx) => {
    const imports = createRecordImportsRepository(tx);
    const { rows, exampleRows } = await planSheetRows(tx, { clock, target }, detected);
    const stored = await imports.add({
      kind,
      createdBy: userId,
      createdTime: clock.now(),
      columns: detected.columns,
      exampleRows,
      fileName: wellFormed(fileName.slice(0, 255)).replaceAll(/\p{Cc}/gu, ''),
    });
    await imports.setRows(stored.id, rows);
    await imports.keepLast(stored, keptFiles - 1);
    return presentReview(tx, target, stored);
  });
}

/**
 * Compares the rows with the current records, using the user's column mappings. Errors: `not_found`; `conflict` if
 * already imported; `invalid_request` for an impossible mapping.
 */
function reviewImport(
  { db, clock, target }: ImportParts,
  own: OwnImport,
  mapped: MappedColumns | undefined,
): Promise<RecordImport> {
  return db.transaction(async (tx) => {
    const imports = createRecordImportsRepository(tx);
    const stored = await findImport(tx, target, { ...own, isLocked: true });
    if (stored.importedTime !== null) throw new DomainError('conflict');
    const { list } = await imports.rows(own.id);
    const columns =
      mapped === undefined ? stored.columns : mapSheetColumns(target.kind, stored.columns, mapped);
    const rows = list.map(({ row, cells }) => ({ row, cells }));
    const planned = await planSheetRows(tx, { clock, target }, { rows, columns });
    const exampleRows = stored.exampleRows + planned.exampleRows;
    await imports.setColumns(own.id, { columns, exampleRows });
    await imports.setRows(own.id, planned.rows);
    return presentReview(tx, target, { ...stored, columns, exampleRows });
  });
}
