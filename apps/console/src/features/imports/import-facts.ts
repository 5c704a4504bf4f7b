import {
  importStates,
  isSameAmount,
  reportedRowsCost,
  type ReportImport,
} from '@meridian/api-client/contract';

/** What the list says of an import in one word, by its state and its rows. */
export type ImportOutcome =
  | 'waiting'
  | 'running'
  | 'done'
  | 'partial'
  | 'failed'
  | 'unchanged'
  | 'review'
  | 'undone'
  | 'discarded';

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
    case importStates.review:
      return 'review';
    case importStates.undone:
      return 'undone';
    case importStates.discarded:
      return 'discarded';
  }
}

/** The file's own total of its rows, and whether their sum is the same; null when the file reports none. */
export function reportedRows({
  reportedTotals,
  rowsCost,
}: ReportImport): { reported: string; matches: boolean } | null {
  const reported = reportedRowsCost(reportedTotals);
  if (reported === null || rowsCost === null) return null;
  return { reported, matches: isSameAmount(reported, rowsCost) };
}

/** Whether a report shows the data of the file. */
export function hasFilledReport(outcome: ImportOutcome): boolean {
  return outcome === 'done' || outcome === 'partial' || outcome === 'unchanged';
}
