import type { ImportQuestion } from '@meridian/api-client/contract';
import { textOfMillionths, noSums } from './exact-sums';
import type { CheckedTotal } from './split-totals';
import { isOfOtherRows } from './total-label';
import { differencesOf } from './total-line';

/**
 * Asks when a total of the file is not the sum of its rows, or when the rows have more than the account: once for all
 * lines that are certainly totals, and for each line that can be a row. `key`: number of the line.
 */
export function askAboutTotals(
  totals: readonly CheckedTotal[],
  { costDigits, isOneCurrency }: { costDigits: number; isOneCurrency: boolean },
): (Omit<ImportQuestion, 'id'> & { key: string })[] {
  const wrong = totals.flatMap((line) => {
    const difference = differenceOf(line, costDigits, isOneCurrency);
    return difference === undefined ? [] : [{ line, ...difference }];
  });
  const certain = wrong.filter(({ line }) => line.evidence === 'certain').slice(0, 1);
  const doubtful = wrong.filter(({ line }) => line.evidence !== 'certain');
  return [...certain, ...doubtful].map(({ line, metric, reported, rows }) => ({
    key: String(line.row.number),
    code: 'totals_differ' as const,
    params: { label: line.total.label, metric, reported, rows },
    answers: line.evidence === 'certain' ? ['book_rows' as const] : ['book_rows' as const, 'as_row' as const],
  }));
}

function differenceOf(
  { total, candidates }: CheckedTotal,
  costDigits: number,
  isOneCurrency: boolean,
): { metric: string; reported: string; rows: string } | undefined {
  if (isOfOtherRows(total.label)) return undefined;
  const compared = isOneCurrency ? total : { ...total, cost: null };
  const isLimit = total.kind !== 'rows';
  const sums = isLimit ? candidates.slice(0, 1) : candidates;
  const differences = sums.map((own) => differencesOf(compared, own, { costDigits, isLimit }));
  if (differences.some((metrics) => metrics.length === 0)) return undefined;
  const metric = differences[0]?.[0];
  if (metric === undefined) return undefined;
  const rows = (sums[0] ?? noSums)[metric];
  return {
    metric,
    reported: compared[metric] ?? '',
    rows: textOfMillionths(rows, metric === 'cost' ? costDigits : 0),
  };
}
