import { numberFormats, type NumberFormat } from '@meridian/api-client/contract';
import {
  groupingFormatOf,
  type ColumnEvidence,
  type NumberEvidence,
  type NumberExample,
} from './number-evidence';

/** How the numbers of a table are written. */
export type NumberFinding =
  | { state: 'decided'; format: NumberFormat }
  /** A cell is another number in each format, and nothing decides. */
  | { state: 'open'; example: NumberExample; likely: NumberFormat }
  /** Cells that are numbers in one format only contradict each other. */
  | { state: 'mixed'; point: NumberExample; comma: NumberExample; likely: NumberFormat };

/** What can decide where no cell does, or contradict one; each says which formats are possible. */
export interface NumberChecks {
  /** Amounts are in a currency without decimals. */
  isWholeCurrency: (example: NumberExample) => boolean;
  /** Formats in which rows agree with themselves: clicks with impressions, and ratios with their parts. */
  ofRows: () => readonly NumberFormat[];
  /** Formats in which totals are the sums of the rows. */
  ofTotals: () => readonly NumberFormat[];
}

/**
 * The format of the numbers of a table: by a metric that is a number in one format only, unless the rows contradict it; else
 * by what percentages, columns, rows and totals say together. `amounts`: columns of amounts of money.
 */
export function detectNumberFormat(
  evidence: NumberEvidence,
  {
    metrics,
    amounts,
    unused,
  }: { metrics: readonly number[]; amounts: readonly number[]; unused: readonly number[] },
  checks: NumberChecks,
): NumberFinding {
  const own = of(evidence, metrics);
  const either = own.flatMap(([, one]) => one.either ?? [])[0];
  const ofMetrics = firstOf(own);
  const ofOthers = firstOf(of(evidence, unused));
  // where no metric can be misread, a percentage in another format changes nothing
  const all =
    either === undefined && (ofMetrics.point ?? ofMetrics.comma) ? [ofMetrics] : [ofMetrics, ofOthers];
  const [point, comma] = numberFormats.map((format) => all.flatMap((one) => one[format] ?? [])[0]);
  if (point && comma) return { state: 'mixed', point, comma, likely: formatOfMost(own) };
  const stated: NumberFormat | undefined = point ? 'point' : comma ? 'comma' : undefined;
  if (!either) return { state: 'decided', format: stated ?? 'point' };
  const votes = new Set([...(stated ? [stated] : []), ...checks.ofRows()]);
  const isOfMetric = (ofMetrics.point ?? ofMetrics.comma) !== undefined;
  if (!isOfMetric) for (const format of votesOf(own, amounts, checks)) votes.add(format);
  const [first] = votes;
  if (first !== undefined && votes.size === 1) return { state: 'decided', format: first };
  const likely = isOfMetric && stated ? stated : groupingFormatOf(either.cell);
  return { state: 'open', example: either, likely };
}

/** What columns and totals say. */
function votesOf(
  own: readonly (readonly [number, ColumnEvidence])[],
  amounts: readonly number[],
  { isWholeCurrency, ofTotals }: NumberChecks,
): NumberFormat[] {
  return own
    .flatMap(([column, { either, grouping, groupingZeros, hasPlain }]) => [
      // one that writes whole numbers without decimals has no decimals that end in a zero: `950` and `1.200` are grouped
      ...(hasPlain ? groupingZeros : []),
      ...(either && amounts.includes(column) && isWholeCurrency(either) ? grouping : []),
    ])
    .concat(ofTotals());
}

const of = (evidence: NumberEvidence, columns: readonly number[]) =>
  columns.flatMap((column): [number, ColumnEvidence][] => {
    const found = evidence.of(column);
    return found ? [[column, found]] : [];
  });

function firstOf(columns: readonly (readonly [number, ColumnEvidence])[]): ColumnEvidence['only'] {
  const first = (format: NumberFormat) => columns.flatMap(([, { only }]) => only[format] ?? [])[0];
  return { point: first('point'), comma: first('comma') };
}

/** The format of most metrics. */
function formatOfMost(own: readonly (readonly [number, ColumnEvidence])[]): NumberFormat {
  const count = (format: NumberFormat) => own.filter(([, { only }]) => only[format]).length;
  return count('comma') > count('point') ? 'comma' : 'point';
}
