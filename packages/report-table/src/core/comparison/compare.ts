import type { ReportColumn } from '../columns/columns';
import { estimateColumnWidth } from '../columns/estimate-column-width';
import { cellText, fieldOf } from '../format/cell-value';
import type { FormattedColumn } from '../format/own-units';
import { deltaOf, type Favourable } from './change';

/** The comparison of a table. */
export interface Comparison<Row extends object = object> {
  /**
   * The same row in the compared period; undefined if there was none. Fields by dataKey. Has a method's type, whose parameter may be
   * narrower than its caller knows: the table's parts know rows only as `object`.
   */
  previousOf: { of(row: Row): object | undefined }['of'];
  /** Whether the row can have changed; otherwise it has no change, neither new nor stopped. All rows can unless given. */
  isPaired?: { of(row: Row): boolean }['of'];
  /** The totals of the compared period. */
  previousSummary?: object;
  /** Whether every group starts collapsed to its value and the percentage: for narrow tables. */
  startsFolded?: boolean;
  /** Compared fields; all numbers by default. */
  fields?: readonly string[];
  /** By field; `neither` by default. */
  favourable?: Readonly<Record<string, Favourable>>;
}

/** Titles of the columns in a group. */
export interface ComparisonTitles {
  current: string;
  previous: string;
  change: string;
}

/**
 * The columns of a compared table.
 *
 * Shape:  each compared number becomes a group: the value, the previous value, and the change, which reads as the exact
 *         amount and so sorts by it. A field in `folded` keeps the value and the change. All other columns stay unchanged.
 * Errors: none. Fields that are not numbers, or not columns, are not compared.
 */
export function compareColumns(
  columns: readonly ReportColumn[],
  comparison: Comparison,
  folded: ReadonlySet<string>,
  titles: ComparisonTitles,
): ReportColumn[] {
  const { fields } = comparison;
  return columns.flatMap((column) => {
    if (!column.isNumeric || fields?.includes(column.dataKey) === false) return [column];
    const { value, previous, change } = groupOf(column, comparison, titles);
    const percent = { ...change, width: Math.max(change.width, foldedChangeWidth) };
    const group = folded.has(column.dataKey) ? [value, percent] : [value, previous, change];
    return column.hasOwnWidth ? group : widenFirst(group, column.width + foldButtonWidth);
  });
}

function groupOf(column: ReportColumn, { previousOf, isPaired }: Comparison, titles: ComparisonTitles) {
  const { dataKey, unit, read } = column;
  const readPrevious = (row: object) => fieldOf(previousOf(row), dataKey);
  const common = { ...column, group: dataKey, groupTitle: column.title };
  const part = (name: 'previous' | 'change', title: string): ReportColumn => ({
    ...common,
    id: `${column.id}:${name}`,
    sortKey: `${dataKey}:${name}`,
    part: name,
    title,
    width: widthOf(title),
    hasOwnWidth: false,
  });
  const ownWidth = column.hasOwnWidth ? column.width : widthOf(titles.current);
  return {
    value: { ...common, title: titles.current, width: ownWidth },
    previous: { ...part('previous', titles.previous), read: readPrevious },
    change: {
      ...part('change', titles.change),
      format: signedFormat(column.format),
      read: (row: object) => (isPaired?.(row) === false ? null : deltaOf(read(row), readPrevious(row), unit)),
    },
  };
}

/** CSS pixels at the medium size: fits a percentage of four digits before the decimal point. */
export const foldedChangeWidth = 100;
const foldButtonWidth = 20;

/** The group with its first column wide enough for the common title. Numbers widen the columns further. */
function widenFirst(group: readonly ReportColumn[], needed: number): ReportColumn[] {
  const missing = needed - group.reduce((sum, { width }) => sum + width, 0);
  return group.map((column, index) =>
    index === 0 && missing > 0 ? { ...column, width: column.width + missing } : column,
  );
}

function widthOf(title: string): number {
  return estimateColumnWidth(title, /\p{Script=Han}/u.test(title) ? 'cn' : 'en');
}

/** The same format for amounts that may be negative, which a host's format does not expect. */
function signedFormat(format: FormattedColumn['format']): FormattedColumn['format'] {
  if (!format) return undefined;
  return (value) => {
    const text = cellText(value);
    return text.startsWith('-') ? `-${format(text.slice(1))}` : format(value);
  };
}
