import type { ImportQuestion } from '@meridian/api-client/contract';
import { combine, exactSumsOf, noSums, textOfMillionths, type ExactSums } from './exact-sums';
import type { CheckedTotal } from './split-totals';
import { isAccountPart, isOfOtherRows } from './total-label';
import { comparedMetrics, differencesOf } from './total-line';

interface AmountOptions {
  costDigits: number;
  isOneCurrency: boolean;
}

/** A difference between a total and the sum of its rows, in one metric. */
interface Difference {
  line: CheckedTotal;
  label: string;
  metric: string;
  reported: string;
  rows: string;
}

/**
 * Asks if a total of the file differs from the sum of its rows, or the rows exceed the account: one question for all
 * lines that are certainly totals, and one for each line that may be a row. `key`: number of the line.
 */
export function askAboutTotals(
  totals: readonly CheckedTotal[],
  options: AmountOptions,
): (Omit<ImportQuestion, 'id'> & { key: string })[] {
  const beyond = beyondRows(totals);
  const wrong = [
    ...totals.flatMap((line) => differenceOf(line, beyond, options) ?? []),
    ...(differenceOfParts(totals, options) ?? []),
  ];
  const certain = wrong.filter(({ line }) => line.evidence === 'certain').slice(0, 1);
  const doubtful = wrong.filter(({ line }) => line.evidence !== 'certain');
  return [...certain, ...doubtful].map(({ line, label, metric, reported, rows }) => ({
    key: String(line.row.number),
    code: 'totals_differ' as const,
    params: { label, metric, reported, rows },
    answers: line.evidence === 'certain' ? ['book_rows' as const] : ['book_rows' as const, 'as_row' as const],
  }));
}

/** The account's totals minus the rows of the file. */
function beyondRows(totals: readonly CheckedTotal[]): ExactSums {
  const account = totals.find(({ total }) => total.kind === 'account');
  return account ? combine(exactSumsOf(account.total), account.candidates[0] ?? noSums, -1n) : noSums;
}

/** Whether a total is meaningful only together with those of the account's other parts. */
const isPartOnly = ({ subject, own }: CheckedTotal) => own.length === 0 && isAccountPart(subject);

function differenceOf(
  line: CheckedTotal,
  beyond: ExactSums,
  { costDigits, isOneCurrency }: AmountOptions,
): Difference | undefined {
  const { total, own, candidates, unreadable } = line;
  if (isOfOtherRows(total.label) || isPartOnly(line)) return undefined;
  const compared = isOneCurrency ? total : { ...total, cost: null };
  const isLimit = total.kind !== 'rows' && own.length === 0;
  const sums = own.length > 0 ? own : isLimit ? candidates.slice(0, 1) : candidates;
  const textOf = (metric: (typeof comparedMetrics)[number]) =>
    textOfMillionths((sums[0] ?? noSums)[metric], metric === 'cost' ? costDigits : 0);
  const unread = comparedMetrics.find((metric) => unreadable[metric] !== undefined);
  if (unread !== undefined)
    return {
      line,
      label: total.label,
      metric: unread,
      reported: unreadable[unread] ?? '',
      rows: textOf(unread),
    };
  const differences = sums.map((one) => differencesOf(compared, one, { costDigits, isLimit }));
  if (differences.some((metrics) => metrics.length === 0)) return undefined;
  if (own.some((one) => isBetween(compared, one, { beyond, costDigits }))) return undefined;
  const metric = differences[0]?.[0];
  if (metric === undefined) return undefined;
  return { line, label: total.label, metric, reported: compared[metric] ?? '', rows: textOf(metric) };
}

/**
 * Whether the total of a part of the account exceeds its rows by at most the amount that the account exceeds all rows.
 */
function isBetween(
  total: CheckedTotal['total'],
  own: ExactSums,
  { beyond, costDigits }: { beyond: ExactSums; costDigits: number },
): boolean {
  if (differencesOf(total, own, { costDigits, isLimit: true }).length > 0) return false;
  const most = combine(own, beyond);
  const reported = exactSumsOf(total);
  return comparedMetrics.every((metric) => {
    const rounding = metric === 'cost' ? unitOf(costDigits) : 0n;
    return total[metric] === null || reported[metric] <= most[metric] + rounding;
  });
}

/** Difference if several parts of the account, such as its networks, have less than all rows together. */
function differenceOfParts(
  totals: readonly CheckedTotal[],
  { costDigits, isOneCurrency }: AmountOptions,
): Difference[] | undefined {
  const parts = totals.filter(
    (line) => isPartOnly(line) && line.candidates[0]?.rows === totals[0]?.candidates[0]?.rows,
  );
  const [first, second] = parts;
  if (!first || !second) return undefined;
  const sum = parts.reduce((all, { total }) => combine(all, exactSumsOf(total)), noSums);
  const rows = first.candidates[0] ?? noSums;
  const metric = comparedMetrics.find((key) => {
    const isKnown = parts.every(({ total }) => total[key] !== null) && (key !== 'cost' || isOneCurrency);
    return (
      isKnown && rows[key] > sum[key] + (key === 'cost' ? unitOf(costDigits) * BigInt(parts.length) : 0n)
    );
  });
  if (metric === undefined) return undefined;
  const textOf = (sums: ExactSums) => textOfMillionths(sums[metric], metric === 'cost' ? costDigits : 0);
  const label = parts
    .map(({ total }) => total.label)
    .join(' + ')
    .slice(0, 100);
  return [{ line: first, label, metric, reported: textOf(sum), rows: textOf(rows) }];
}

/** Unit of the last digit of a cost, in millionths. */
const unitOf = (costDigits: number) => 10n ** BigInt(6 - Math.min(costDigits, 6));
