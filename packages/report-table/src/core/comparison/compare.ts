import type { ReportColumn } from '../columns/columns';
import { estimateColumnWidth } from '../columns/estimate-column-width';
import { cellText, fieldOf } from '../format/cell-value';
import type { FormattedColumn } from '../format/own-units';
import { deltaOf, type Favourable } from './change';

/** What a table is compared with. */
export interface Comparison<Row extends object = object> {
  /**
   * The same row in the period compared with; undefined if it had none. Fields by dataKey. The type is that of a
   * method, whose parameter may be narrower than its caller knows: the table's parts know rows only as `object`.
   */
  previousOf: { of(row: Row): object | undefined }['of'];
  /** The totals of the period compared with. */
  previousSummary?: object;
  /** Every group starts folded to its value and the percent: for narrow tables. */
  startsFolded?: boolean;
  /** Fields that are compared; all numbers unless given. */
  fields?: readonly string[];
  /** By field; `neither` unless given. */
  favourable?: Readonly<Record<string, Favourable>>;
}

/** Titles of the columns in a group. */
export interface ComparisonTitles {
  current: string;
  previous: string;
  change: string;
}

/**
 * The columns of a table that is compared.
 *
 * Shape:  each compared number becomes a group: the value, the previous value, and the change, which reads as the exact
 *         amount and so sorts by it. A field in `folded` keeps the value and the change. All else stays as it is.
 * Errors: none. Fields that are no numbers, or no columns, are not compared.
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

function groupOf(column: ReportColumn, { previousOf }: Comparison, titles: ComparisonTitles) {
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
      read: (row: object) => deltaOf(read(row), readPrevious(row), unit),
    },
  };
}

/** CSS pixels at the medium size: fits a percent of four digits before the point. */
export const foldedChangeWidth = 100;
const foldButtonWidth = 20;

/** The group, its first column wide enough for the title above them all. Numbers widen the columns further. */
function widenFirst(group: readonly ReportColumn[], needed: number): ReportColumn[] {
  const missing = needed - group.reduce((sum, { width }) => sum + width, 0);
  return group.map((column, index) =>
    index === 0 && missing > 0 ? { ...column, width: column.width + missing } : column,
  );
}

function widthOf(title: string): number {
  return estimateColumnWidth(title, /\p{Script=Han}/u.test(title) ? 'cn' : 'en');
}

/** The same format for amounts that may be negative: a host's format knows none. */
function signedFormat(format: FormattedColumn['format']): FormattedColumn['format'] {
  if (!format) return undefined;
  return (value) => {
    const text = cellText(value);
    return text.startsWith('-') ? `-${format(text.slice(1))}` : format(value);
  };
}
