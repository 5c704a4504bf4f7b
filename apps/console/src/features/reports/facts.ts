import type { ReportInfo, StatedTotal } from '@meridian/api-client/contract';

/** What an imported file says of itself, compared with its rows. Amounts are decimal text in `currency`. */
export interface StatedFact {
  fileName: string;
  currency: string;
  /** Share of the whole account's cost that the rows explain, 0 to 1; null when the file does not name that cost. */
  share: number | null;
  accountCost: string | null;
  /** The file's own total of its rows where it differs from their sum. */
  differing: { stated: string; rows: string } | null;
}

/** How much of the account the rows of the imported files explain. */
export function statedFacts({ statedTotals }: Pick<ReportInfo, 'statedTotals'>): StatedFact[] {
  return statedTotals.map(({ fileName, currency, rowsCost, totals }) => {
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

const costOf = (totals: readonly StatedTotal[], kind: StatedTotal['kind']) =>
  totals.find((total) => total.kind === kind)?.cost ?? null;
