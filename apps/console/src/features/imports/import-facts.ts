import {
  importStates,
  isSameAmount,
  reportedRowsCost,
  type ImportEffect,
  type ReportImport,
} from '@meridian/api-client/contract';

/** The state of an import in the list, in one word, by its state and its rows. */
export type ImportOutcome =
  | 'waiting'
  | 'running'
  | 'done'
  | 'otherCurrency'
  | 'partial'
  | 'failed'
  | 'unchanged'
  | 'answer'
  | 'review'
  | 'undone'
  | 'discarded';

/** The state of an import as the list shows it: one that left rows out, or has another currency than the account, is not simply done. */
export function outcomeOf({ state, failedRows, questions }: ReportImport): ImportOutcome {
  switch (state) {
    case importStates.waiting:
      return 'waiting';
    case importStates.running:
      return 'running';
    case importStates.done:
      if (failedRows > 0) return 'partial';
      return currencyQuestion({ questions }) ? 'otherCurrency' : 'done';
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

/** The question that says that amounts are in another currency than the account. */
function currencyQuestion({ questions }: Pick<ReportImport, 'questions'>) {
  return questions.find(({ code }) => code === 'currency_differs');
}

/** Number of an import's open questions. */
export function openQuestionsOf({ questions }: Pick<ReportImport, 'questions'>): number {
  return questions.filter(({ given }) => given === null).length;
}

/** The accounts in a file; the selected one until they are known. */
export function accountNosOf({ loads, accountNo }: ReportImport): string[] {
  const found = [...new Set(loads.map((load) => load.accountNo))];
  return found.length > 0 ? found : [accountNo];
}

/** The currency of the cost before or after; that of the load in an effect that an earlier version stored. */
export const effectCurrency = (
  { currency }: ImportEffect['before'],
  loadCurrency: string | null,
): string | null => (currency === undefined ? loadCurrency : currency);

/** Rows and cost that a completed import replaced. */
export interface ReplacedSums {
  rows: number;
  /** Decimal text in `currency`; null for several loads. */
  cost: string | null;
  currency: string | null;
}

/** Rows and cost that a completed import replaced; null if it replaced nothing. */
export function replacedSums({ loads }: Pick<ReportImport, 'loads'>): ReplacedSums | null {
  const replaced = loads.flatMap(({ currency, effect }) =>
    effect && effect.before.rows > 0
      ? [{ ...effect.before, currency: effectCurrency(effect.before, currency) }]
      : [],
  );
  const [only] = replaced;
  if (!only) return null;
  if (replaced.length === 1) return only;
  return { rows: replaced.reduce((sum, { rows }) => sum + rows, 0), cost: null, currency: null };
}

/** The file's own total of its rows, and whether it equals their sum; null if the file has no total. */
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
  return ['done', 'otherCurrency', 'partial', 'unchanged'].includes(outcome);
}
