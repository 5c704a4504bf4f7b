import type { ReportedTotal } from '@meridian/api-client/contract';
import { hasNoValue, type FileRow } from '../../../kits/workbooks/read/table';
import {
  exactSumsOf,
  summedMetrics,
  type ExactSums,
  type MetricColumns,
  type SummedMetric,
} from './exact-sums';
import { parseMeasure } from './parse-row';
import { readTotalLabel } from './total-label';

/** A line that may be a total of rows. */
export interface TotalLine {
  row: FileRow;
  total: ReportedTotal;
  /**
   * `certain`: not a row; `likely`: a row only if its values are not a sum; `possible`: a total only if its values are
   * a sum; `unnamed`: like `possible`, but without any dimension value.
   */
  evidence: 'certain' | 'likely' | 'possible' | 'unnamed';
  /** Dimension columns with a value in this line, which limits the rows that it sums. */
  scope: number[];
  /** See `TotalLabel`. */
  subject: string | undefined;
  /** Metric cells that are neither numbers nor empty. */
  unreadable: Partial<Record<SummedMetric, string>>;
}

/** Columns that name items. */
export interface NamingColumns {
  /** Known dimensions. */
  dimensions: readonly number[];
  /** Columns that rows of a group share: day, account, currency. */
  groups: readonly number[];
  /** Unknown text columns, which can contain a label. */
  others: readonly number[];
  /** Columns with kinds rather than names, such as the device. */
  kinds: readonly number[];
  /** Dimensions without which a row is incomplete, such as the ad group of a keyword. */
  parents: readonly number[];
}

/** Parses a row as a possible line of totals; undefined for a row of data. */
export function readTotalLine(
  row: FileRow,
  metrics: MetricColumns,
  columns: NamingColumns,
): TotalLine | undefined {
  const { cells } = row;
  const isFilled = (column: number) => !hasNoValue(cells[column] ?? '');
  const labelAt = findLabel(cells, columns);
  const label = labelAt === undefined ? undefined : readTotalLabel(cells[labelAt] ?? '');
  if (!label && (columns.dimensions.length === 0 || columns.dimensions.some(isFilled))) return undefined;
  const filled = columns.dimensions.filter((column) => column !== labelAt && isFilled(column));
  const blank = columns.dimensions.filter((column) => column !== labelAt && !isFilled(column));
  const scope = [...columns.groups.filter((column) => column !== labelAt && isFilled(column)), ...filled];
  const line = {
    row,
    scope,
    subject: label?.subject,
    unreadable: unreadableIn(cells, metrics),
    total: totalIn(cells, metrics, label?.text ?? '--', label?.kind ?? 'rows'),
  };
  if (!label) return { ...line, evidence: 'unnamed' };
  const hasParents =
    columns.parents.some(isFilled) &&
    columns.parents.every((column) => column !== labelAt && isFilled(column));
  const isComplete = hasParents || (blank.length === 0 && !label.isCertain);
  if (filled.length > 0 && isComplete) return { ...line, evidence: 'possible' };
  const isAlone = filled.length + blank.length === 0 && columns.dimensions.includes(labelAt ?? -1);
  return { ...line, evidence: label.isCertain || !isAlone ? 'certain' : 'likely' };
}

function findLabel(
  cells: readonly string[],
  { groups, dimensions, others }: NamingColumns,
): number | undefined {
  for (const columns of [groups, dimensions, others])
    for (const column of columns) if (readTotalLabel(cells[column] ?? '') !== undefined) return column;
  return undefined;
}

/** The total that the values of a row would be. */
export function totalIn(
  cells: readonly string[],
  metrics: MetricColumns,
  label: string,
  kind: ReportedTotal['kind'],
): ReportedTotal {
  const valueOf = (key: SummedMetric) => {
    const parsed = readMetric(cells, metrics, key);
    return 'value' in parsed ? parsed.value : null;
  };
  return {
    label,
    kind,
    impression: valueOf('impression'),
    click: valueOf('click'),
    cost: valueOf('cost'),
    conversion: valueOf('conversion'),
  };
}

const cellOf = (cells: readonly string[], { columns }: MetricColumns, key: SummedMetric) =>
  (cells[columns.get(key) ?? -1] ?? '').trim();

const readMetric = (cells: readonly string[], metrics: MetricColumns, key: SummedMetric) =>
  parseMeasure(cellOf(cells, metrics, key), key, { currency: 'CNY', format: metrics.numberFormat });

const shownLength = 40;

function unreadableIn(cells: readonly string[], metrics: MetricColumns): TotalLine['unreadable'] {
  return Object.fromEntries(
    summedMetrics.flatMap((key) => {
      const cell = cellOf(cells, metrics, key);
      return !hasNoValue(cell) && 'code' in readMetric(cells, metrics, key)
        ? [[key, cell.slice(0, shownLength)]]
        : [];
    }),
  );
}

/** Metrics in which a total is compared with the rows, most important first. */
export const comparedMetrics = ['cost', 'click', 'impression'] as const;

/** Metrics in which a total differs from the sums of rows by more than rounding explains. */
export function differencesOf(
  total: ReportedTotal,
  sums: ExactSums,
  { costDigits, isLimit }: { costDigits: number; isLimit: boolean },
): (typeof comparedMetrics)[number][] {
  const reported = exactSumsOf(total);
  const unit = 10 ** (6 - Math.min(costDigits, 6));
  const rounding = BigInt(Math.round(unit * (0.5 + Math.min(sums.rows / 2, 2 * Math.sqrt(sums.rows)))));
  return comparedMetrics.filter((metric) => {
    if (total[metric] === null) return false;
    const difference = sums[metric] - reported[metric];
    const allowed = metric === 'cost' ? rounding : 0n;
    return isLimit ? difference > allowed : difference > allowed || -difference > allowed;
  });
}
