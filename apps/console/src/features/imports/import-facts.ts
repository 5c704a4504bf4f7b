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
  | 'answer'
  | 'review'
  | 'undone'
  | 'discarded';

/** The state of an import as the list shows it: one that left rows out is not simply done. */
export function outcomeOf({ state, failedRows, questions }: ReportImport): ImportOutcome {
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
      return openQuestionsOf({ questions }) > 0 ? 'answer' : 'review';
    case importStates.undone:
      return 'undone';
    case importStates.discarded:
      return 'discarded';
  }
}

/** Number of questions that an import still asks. */
export function openQuestionsOf({ questions }: Pick<ReportImport, 'questions'>): number {
  return questions.filter(({ given }) => given === null).length;
}

/** The accounts whose data a file has; the selected one until that is known. */
export function accountNosOf({ loads, accountNo }: ReportImport): string[] {
  const found = [...new Set(loads.map((load) => load.accountNo))];
  return found.length > 0 ? found : [accountNo];
}

/** Rows and cost that a booked import replaced. */
export interface ReplacedSums {
  rows: number;
  /** Decimal text in `currency`; null for several loads. */
  cost: string | null;
  currency: string | null;
}

/** What a booked import replaced; null when it replaced nothing. */
export function replacedSums({ loads }: Pick<ReportImport, 'loads'>): ReplacedSums | null {
  const replaced = loads.flatMap(({ currency, effect }) =>
    effect && effect.before.rows > 0 ? [{ ...effect.before, currency }] : [],
  );
  const [only] = replaced;
  if (!only) return null;
  if (replaced.length === 1) return only;
  return { rows: replaced.reduce((sum, { rows }) => sum + rows, 0), cost: null, currency: null };
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
