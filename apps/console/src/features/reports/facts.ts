import type { ReportInfo, ReportedTotal } from '@meridian/api-client/contract';

/** What an imported file says of itself, compared with its rows. Amounts are decimal text in `currency`. */
export interface ReportMetaItem {
  fileName: string;
  currency: string;
  /** Share of the whole account's cost that the rows explain, 0 to 1; null when the file does not name that cost. */
  share: number | null;
  accountCost: string | null;
  /** The file's own total of its rows where it differs from their sum. */
  differing: { stated: string; rows: string } | null;
}

/** How much of the account the rows of the imported files explain. */
export function statedFacts({ reportedTotals }: Pick<ReportInfo, 'reportedTotals'>): ReportMetaItem[] {
  return reportedTotals.map(({ fileName, currency, rowsCost, totals }) => {
    const accountCost = costOf(totals, 'account');
    const stated = costOf(totals, 'rows');
    const whole = Number(accountCost);
    return {
      fileName,
      currency,
      accountCost,
      share: accountCost !== null && whole > 0 ? Number(rowsCost) / whole : null,
      differing: stated !== null && Number(stated) !== Number(rowsCost) ? { stated, rows: rowsCost } : null,
    };
  });
}

const costOf = (totals: readonly ReportedTotal[], kind: ReportedTotal['kind']) =>
  totals.find((total) => total.kind === kind)?.cost ?? null;

/**
 * How much of the accounts' cost the rows of all files explain, 0 to 1; null where no file names that cost, or the
 * files have several currencies.
 */
export function explainedShare({ reportedTotals }: Pick<ReportInfo, 'reportedTotals'>): number | null {
  const stated = reportedTotals.flatMap(({ currency, rowsCost, totals }) => {
    const accountCost = costOf(totals, 'account');
    return accountCost === null ? [] : [{ currency, rows: Number(rowsCost), whole: Number(accountCost) }];
  });
  if (new Set(stated.map(({ currency }) => currency)).size !== 1) return null;
  const whole = stated.reduce((sum, file) => sum + file.whole, 0);
  return whole > 0 ? stated.reduce((sum, file) => sum + file.rows, 0) / whole : null;
}

/** A share in whole percent; one that is not all is never 100 percent, and one that is something never 0. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return '<1%';
  return `${percent === 100 && share < 1 ? 99 : percent}%`;
}
