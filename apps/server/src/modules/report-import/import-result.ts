import {
  importStates,
  type ImportNote,
  type ImportRowCounts,
  type ImportState,
} from '@meridian/api-client/contract';
import type { StoredLoad } from './decide-booking';
import type { ImportResult } from './repository/open-import-sql';
import type { ParsedImport } from './repository/parsed-import';

/** The result to record for a file with stored loads. */
export function resultOf(
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
    notes: [...file.notes, ...completionNotes(stored)],
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

function completionNotes(stored: readonly StoredLoad[]): ImportNote[] {
  const names = new Set(stored.flatMap(({ completes }) => completes?.fileName ?? []));
  return [...names].map((file) => ({ code: 'mended_rows', params: { file } }));
}
