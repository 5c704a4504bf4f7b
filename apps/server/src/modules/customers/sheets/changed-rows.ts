import type { ChangedRows } from '@meridian/api-client/contract';
import type { Reference, StoredSheetRecord } from './record';
import type { StoredImportRow } from './record-imports.repository';
import type { SheetTarget, WrittenRow } from './target';

/** Rows that an error lists. */
const listedRows = 20;

/**
 * Rows whose records, or the records that these belong to, changed since the review: created, changed, archived or
 * deleted; null if there are none. `references` is null if they were not looked up.
 */
export function changedRowsOf(
  rows: readonly StoredImportRow[],
  written: readonly WrittenRow[],
  {
    target,
    before,
    references,
  }: {
    target: Pick<SheetTarget, 'keyOf' | 'referenceOf'>;
    before: ReadonlyMap<string, StoredSheetRecord>;
    references: ReadonlyMap<string, Reference> | null;
  },
): ChangedRows | null {
  const changed = written.filter((row, index) => {
    const stored = before.get(target.keyOf(row.name));
    if (row.recordId === null && stored !== undefined) return true;
    if (row.recordId !== null) {
      const isSame = stored?.id === row.recordId && stored.version === row.version && !stored.isArchived;
      if (!isSame || hasNewerBalance(stored, row)) return true;
    }
    const owner = target.referenceOf(row.values);
    if (references === null || owner === null || owner === undefined) return false;
    const reference = references.get(owner);
    const isSet =
      rows[index]?.changes.some(({ field }) => field === 'customer' || field === 'company') ?? false;
    return reference === undefined || (isSet && reference.isArchived);
  });
  if (changed.length === 0) return null;
  return {
    count: changed.length,
    rows: changed.slice(0, listedRows).map(({ row, name }) => ({ row, name })),
  };
}

/** Whether the stored balance is newer. Balances from the provider do not change the version. */
function hasNewerBalance({ balanceTime: stored }: StoredSheetRecord, { values }: WrittenRow): boolean {
  const { balance, balanceTime } = values;
  if (balance === undefined || balanceTime === undefined || balanceTime === null || stored === null)
    return false;
  return stored.getTime() > new Date(balanceTime).getTime();
}
