import { numberFormats, type NumberFormat } from '@meridian/api-client/contract';
import {
  groupingFormatOf,
  type ColumnEvidence,
  type NumberEvidence,
  type NumberExample,
} from './number-evidence';

/** An example with the index of its table in the file. */
export interface FileExample extends NumberExample {
  table: number;
}

/** Number format of a file. */
export type NumberFinding =
  | { state: 'decided'; format: NumberFormat }
  /** Ambiguous: a cell is a different number in each format, and nothing else decides. */
  | { state: 'open'; example: FileExample; likely: NumberFormat }
  /** Contradictory: some cells are valid in one format only, and others in the other only. */
  | { state: 'mixed'; point: FileExample; comma: FileExample; likely: NumberFormat };

/** Evidence of a table about its number format. `amounts`: its money metrics; `unused`: its unused columns. */
export interface TableNumbers {
  evidence: NumberEvidence;
  metrics: readonly number[];
  amounts: readonly number[];
  unused: readonly number[];
  /** Whether amounts are in a currency without decimals. */
  isWholeCurrency: (example: NumberExample) => boolean;
  /** Formats in which rows are consistent: clicks with impressions, and ratios with their parts. */
  ofRows: () => readonly NumberFormat[];
  /** Formats in which totals equal the sums of the rows. */
  ofTotals: () => readonly NumberFormat[];
}

/**
 * Determines the number format of a file, the same for all tables: from a metric that is valid in one format only,
 * unless the rows contradict it; otherwise from percentages, columns, rows and totals together.
 */
export function detectNumberFormat(tables: readonly TableNumbers[]): NumberFinding {
  const own = columnsOf(tables, ({ metrics }) => metrics);
  const either = firstOf(own, ({ either: example }) => example);
  const ofMetrics = onlyIn(own);
  const ofOthers = onlyIn(columnsOf(tables, ({ unused }) => unused));
  // if no metric is ambiguous, a percentage in the other format is irrelevant
  const all =
    either === undefined && (ofMetrics.point ?? ofMetrics.comma) ? [ofMetrics] : [ofMetrics, ofOthers];
  const [point, comma] = numberFormats.map((format) => all.flatMap((one) => one[format] ?? [])[0]);
  if (point && comma) return { state: 'mixed', point, comma, likely: formatOfMost(own) };
  const stated: NumberFormat | undefined = point ? 'point' : comma ? 'comma' : undefined;
  if (!either) return { state: 'decided', format: stated ?? 'point' };
  const votes = new Set([...(stated ? [stated] : []), ...tables.flatMap((table) => table.ofRows())]);
  const isOfMetric = (ofMetrics.point ?? ofMetrics.comma) !== undefined;
  if (!isOfMetric)
    for (const format of [...own.flatMap(votesOf), ...tables.flatMap((table) => table.ofTotals())])
      votes.add(format);
  const [first] = votes;
  if (first !== undefined && votes.size === 1) return { state: 'decided', format: first };
  const likely = isOfMetric && stated ? stated : groupingFormatOf(either.cell);
  return { state: 'open', example: either, likely };
}

/** Evidence of a column, with its table. */
interface TableColumn {
  table: TableNumbers;
  tableIndex: number;
  column: number;
  found: ColumnEvidence;
}

const columnsOf = (tables: readonly TableNumbers[], indexesOf: (table: TableNumbers) => readonly number[]) =>
  tables.flatMap((table, tableIndex) =>
    indexesOf(table).flatMap((column): TableColumn[] => {
      const found = table.evidence.of(column);
      return found ? [{ table, tableIndex, column, found }] : [];
    }),
  );

/** Formats that a column suggests if all of its numbers are ambiguous. */
function votesOf({ table, column, found: { either, grouping, groupingZeros, hasPlain } }: TableColumn) {
  return [
    // a column with whole numbers without decimals has no decimals ending in zero: `950` and `1.200` are grouped
    ...(hasPlain ? groupingZeros : []),
    ...(either && table.amounts.includes(column) && table.isWholeCurrency(either) ? grouping : []),
  ];
}

function firstOf(
  columns: readonly TableColumn[],
  exampleIn: (found: ColumnEvidence) => NumberExample | undefined,
): FileExample | undefined {
  for (const { tableIndex, found } of columns) {
    const example = exampleIn(found);
    if (example) return { ...example, table: tableIndex };
  }
  return undefined;
}

function onlyIn(columns: readonly TableColumn[]): Record<NumberFormat, FileExample | undefined> {
  const first = (format: NumberFormat) => firstOf(columns, ({ only }) => only[format]);
  return { point: first('point'), comma: first('comma') };
}

/** Format of most metrics. */
function formatOfMost(own: readonly TableColumn[]): NumberFormat {
  const count = (format: NumberFormat) => own.filter(({ found }) => found.only[format]).length;
  return count('comma') > count('point') ? 'comma' : 'point';
}
