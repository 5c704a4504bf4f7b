import type { NumberFormat } from '@meridian/api-client/contract';
import { otherFormat, type ColumnEvidence, type NumberEvidence, type NumberExample } from './number-evidence';

/** How the numbers of a table are written. */
export type NumberFinding =
  | { state: 'decided'; format: NumberFormat }
  /** A cell is another number in each format, and nothing decides. */
  | { state: 'open'; example: NumberExample; likely: NumberFormat }
  /** Cells that are numbers in one format only contradict each other. */
  | { state: 'mixed'; point: NumberExample; comma: NumberExample; likely: NumberFormat };

/** What can decide where no cell does; each says which formats are possible. */
export interface NumberChecks {
  /** Amounts are in a currency without decimals. */
  isWholeCurrency: (example: NumberExample) => boolean;
  /** Formats in which rows and totals agree with each other: clicks with impressions, ratios and sums with their parts. */
  consistent: () => readonly NumberFormat[];
}

/**
 * The format of the numbers of a table: by a cell that is a number in one format only; else by what its columns and rows
 * say together. `amounts`: columns of amounts of money.
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
  const ofAll = firstOf([...own, ...of(evidence, unused)]);
  // where no metric can be misread, a percentage in another format changes nothing
  const { point, comma } = either === undefined && (ofMetrics.point ?? ofMetrics.comma) ? ofMetrics : ofAll;
  if (point && comma) return { state: 'mixed', point, comma, likely: rowsOf(own) };
  if (point ?? comma) return { state: 'decided', format: point ? 'point' : 'comma' };
  if (!either) return { state: 'decided', format: 'point' };
  const votes = new Set(own.flatMap(([, one]) => groupedIn(one)));
  for (const [column, { either: example }] of own)
    if (example && amounts.includes(column) && checks.isWholeCurrency(example))
      votes.add(groupingFormat(example.cell));
  for (const format of checks.consistent()) votes.add(format);
  const [first] = votes;
  return first !== undefined && votes.size === 1
    ? { state: 'decided', format: first }
    : { state: 'open', example: either, likely: groupingFormat(either.cell) };
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
function rowsOf(own: readonly (readonly [number, ColumnEvidence])[]): NumberFormat {
  const count = (format: NumberFormat) => own.filter(([, { only }]) => only[format]).length;
  return count('comma') > count('point') ? 'comma' : 'point';
}

/** A column that writes whole numbers without decimals has no decimals that end in a zero: `950` and `1.200` are grouped. */
function groupedIn({ hasPlain, endsInZero }: ColumnEvidence): NumberFormat[] {
  return hasPlain ? [...endsInZero].map((format) => otherFormat[format]) : [];
}

/** The format in which the only mark of a number groups its digits. */
const groupingFormat = (cell: string): NumberFormat => (/[.．]/.test(cell) ? 'comma' : 'point');
