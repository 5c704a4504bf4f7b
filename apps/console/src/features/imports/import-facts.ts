import { importStates, type ReportImport } from '@meridian/api-client/contract';

/** What the list says of an import in one word, by its state and its rows. */
export type ImportOutcome = 'waiting' | 'running' | 'done' | 'partial' | 'failed' | 'unchanged';

/** The state of an import as the list shows it: one that left rows out is not simply done. */
export function outcomeOf({ state, failedRows }: ReportImport): ImportOutcome {
  switch (state) {
    case importStates.waiting:
      return 'waiting';
    case importStates.running:
      return 'running';
    case importStates.done:
      return failedRows > 0 ? 'partial' : 'done';
    case importStates.failed:
      return 'failed';
    case importStates.unchanged:
      return 'unchanged';
  }
}

/** The file's own total of its rows, and whether their sum is the same; null when the file states none. */
export function statedRows({
  reportedTotals,
  rowsCost,
}: ReportImport): { stated: string; matches: boolean } | null {
  const stated = reportedTotals.find(({ kind }) => kind === 'rows')?.cost ?? null;
  if (stated === null || rowsCost === null) return null;
  return { stated, matches: Number(stated) === Number(rowsCost) };
}

/** Whether a report shows what the file holds. */
export function hasFilledReport(outcome: ImportOutcome): boolean {
  return outcome === 'done' || outcome === 'partial' || outcome === 'unchanged';
}
