import { Big } from 'big.js';

/** A total that an imported file contains. `cost` is decimal text. */
interface FileTotal {
  /** Its label in the file. */
  label: string;
  kind: 'rows' | 'other' | 'account';
  cost: string | null;
}

/** The totals that an imported file contains, and the cost of its rows. Amounts are decimal text in `currency`. */
interface ReportedFile {
  fileName: string;
  currency: string;
  rowsCost: string;
  totals: readonly FileTotal[];
}

/** A file's own totals compared with its rows. */
export interface FileReconciliation {
  fileName: string;
  currency: string;
  rowsCost: string;
  /** Cost of the whole account that the file reports; null if it reports none. */
  accountCost: string | null;
  /** The file's label for that cost; null if it reports none. */
  accountLabel: string | null;
  /** Share of that cost in the rows, 0 to 1; null without it. */
  share: number | null;
  /** The file's own total of its rows if it differs from their sum. */
  reportedCost: string | null;
}

/** Whether two decimal texts are the same amount. Exact: 0.1 + 0.2 is 0.3. */
export function isSameAmount(one: string, other: string): boolean {
  return new Big(one).eq(other);
}

/** The cost that a file reports for its rows; null if it reports none. */
export function reportedRowsCost(totals: readonly FileTotal[]): string | null {
  return totals.find(({ kind }) => kind === 'rows')?.cost ?? null;
}

/** Compares the totals of each file with its rows. */
export function reconcileFiles(files: readonly ReportedFile[]): FileReconciliation[] {
  return files.map(({ fileName, currency, rowsCost, totals }) => {
    const reported = reportedRowsCost(totals);
    const account = totals.find(({ kind, cost }) => kind === 'account' && cost !== null);
    const accountCost = account?.cost ?? null;
    return {
      fileName,
      currency,
      rowsCost,
      accountCost,
      accountLabel: account?.label ?? null,
      share: accountCost === null ? null : shareOf(rowsCost, accountCost),
      reportedCost: reported === null || isSameAmount(reported, rowsCost) ? null : reported,
    };
  });
}

/** Whether the rows of a file add up to a different cost than the file reports, for them or for the account. */
export function hasUnexplainedCost(files: readonly ReportedFile[]): boolean {
  return reconcileFiles(files).some(
    ({ share, reportedCost }) => (share !== null && share !== 1) || reportedCost !== null,
  );
}

/**
 * Share of the accounts' cost in the rows of all files, 0 to 1. Null if no file reports that cost, or files have different currencies.
 */
export function explainedShare(files: readonly ReportedFile[]): number | null {
  const reported = reconcileFiles(files).filter(({ accountCost }) => accountCost !== null);
  if (new Set(reported.map(({ currency }) => currency)).size !== 1) return null;
  return shareOf(
    sumOf(reported.map(({ rowsCost }) => rowsCost)),
    sumOf(reported.map(({ accountCost }) => accountCost ?? '0')),
  );
}

/** What `rowsShare` needs of a report. */
interface ReportRows {
  info: { reportedTotals: readonly ReportedFile[]; accountCost: string | null };
  /** Totals of the rows, by data key. */
  summary: Readonly<Record<string, unknown>>;
}

/**
 * Share of the accounts' cost in the rows of a report, 0 to 1: of the cost that imported files report, otherwise of the account report.
 * 1 if they differ by less than rounding may cause. Null if it is unknown.
 */
export function rowsShare({ info, summary }: ReportRows): number | null {
  const ofFiles = explainedShare(info.reportedTotals);
  if (ofFiles !== null) return ofFiles;
  const { cost } = summary;
  if (info.accountCost === null || (typeof cost !== 'string' && typeof cost !== 'number')) return null;
  const share = shareOf(new Big(cost), info.accountCost);
  return share !== null && Math.abs(share - 1) < maxRounding ? 1 : share;
}

/** Each row of a file is rounded, so that their sum may differ from the account's cost. */
const maxRounding = 0.0005;

function shareOf(part: Big | string, whole: Big | string): number | null {
  return new Big(whole).gt(0) ? new Big(part).div(whole).toNumber() : null;
}

function sumOf(amounts: readonly string[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
}
