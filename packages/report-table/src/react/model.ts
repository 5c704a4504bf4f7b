import type { Language } from '@meridian/i18n/core';
import type { MouseEvent, ReactNode } from 'react';
import type { ColumnState } from '../core/columns/column-state';
import type { ReportColumn } from '../core/columns/columns';
import type { TitleInfo } from '../core/columns/title-info';
import type { Comparison } from '../core/comparison/compare';
import type { CopyLabels } from '../core/copy-labels';
import type { HostUnits } from '../core/format/own-units';
import type { ReportTableLabels, TableLabels } from '../core/labels';
import type { MenuLabels } from '../core/menu-labels';
import type { PictureLabels } from '../core/picture-labels';
import type { SelectionLabels } from '../core/selection-labels';
import type { ReportSort } from '../core/sort/report-sort';
import type { TreeLabels } from '../core/tree-labels';
import type { LabelledParts } from './comparison/use-comparison-parts';
import type { HostTable } from './table/host-table';
import type { ReportColumnDef } from './table/report-features';

/** ready: rows as given. loading: the first load. refreshing: the rows are about to be replaced. error: no rows. */
export type ReportTableStatus = 'ready' | 'loading' | 'refreshing' | 'error';

export interface ReportPagination {
  /** From 1. */
  page: number;
  size: number;
  /** Rows of the whole result; in client mode the number of given rows. */
  totalCount?: number | undefined;
  /** Available page sizes: 10, 20, 30 and 50 by default. */
  sizes?: readonly number[] | undefined;
  onChange: (position: { page: number; size: number }) => void;
}

/** Below 992 px: only the lead column stays pinned, with the sub field below it. */
export interface NarrowLayout {
  lead: string;
  sub?: string | undefined;
}

/** A method, so that a table of narrower rows accepts it. Documentation tools cannot read this type in place. */
interface RowClassNames<Row> {
  of(row: Row): string | undefined;
}

/**
 * Callbacks for user actions on rows. Have the types of methods, whose parameter may be narrower than its caller knows: the parts of the
 * table know rows only as `object`.
 */
export interface RowEvents<Row extends object> {
  /** Enter on a cell without a control; Space too, in rows without checkboxes. */
  onRowOpen?: { open(row: Row): void }['open'] | undefined;
  /**
   * Click on a row, but not on a link, a control or a checkbox in it, nor at the end of a text selection. Without `onRowOpen`, Enter on
   * a cell also calls it, without an event.
   */
  onRowClick?: { click(row: Row, event?: MouseEvent<HTMLElement>): void }['click'] | undefined;
  /** Click on a cell, under the same conditions as `onRowClick`, which is called after it. */
  onCellClick?: { click(cell: CellInput<Row>, event: MouseEvent<HTMLElement>): void }['click'] | undefined;
  /** Double click on a cell, under the same conditions. */
  onCellDoubleClick?:
    | { click(cell: CellInput<Row>, event: MouseEvent<HTMLElement>): void }['click']
    | undefined;
  /** Another cell became the active one, by pointer, keyboard or `focusCell`. */
  onCellFocus?: { focus(cell: CellInput<Row>): void }['focus'] | undefined;
  /**
   * Commands of the menu that a right click, Shift+F10 or the menu key opens on a cell. Without commands the browser's own menu opens.
   * Called each time that a menu opens.
   */
  getCellMenuItems?: { of(cell: CellInput<Row>): readonly CellMenuEntry[] }['of'] | undefined;
  /**
   * Commands of a row: in the menu of each of its cells, after those of `getCellMenuItems`, and behind a button that its name shows under
   * the pointer. Called each time that a menu opens. On touch screens nothing opens the menu: offer the commands in another place too.
   */
  getRowMenuItems?: { of(row: Row): readonly CellMenuEntry[] }['of'] | undefined;
  /** Called when the user has set the width of a column: `width` is that of `columnSizing`. */
  onColumnResize?: ((column: ReportColumn, width: number) => void) | undefined;
  /**
   * Called when the last rows come into view, and again after each change of their number: append the next rows then.
   * Not called while `status` is `loading` or `refreshing`.
   */
  onEndReached?: (() => void) | undefined;
  /**
   * Called when rows in view or near it are not loaded: load those from `first` to `last`, which are positions from 0. Called when
   * scrolling rests, and once per range.
   */
  onRowsNeeded?: ((range: RowRange) => void) | undefined;
  /**
   * Class names of a row from the host's own style sheet. Keep the function stable: a new one renders all rows again.
   */
  getRowClassName?: RowClassNames<Row>['of'] | undefined;
}

/** Positions of rows on the page, from 0; both are part of the range. */
export interface RowRange {
  first: number;
  last: number;
}

/** A command in the menu of a cell or row. */
export interface CellMenuItem {
  /** Already translated. */
  label: string;
  onSelect: () => void;
  /** Before the label, 16 px high. */
  icon?: ReactNode | undefined;
  /** Text on the right, in grey, such as a key. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** A command, or a separator between groups. */
export type CellMenuEntry = CellMenuItem | 'separator';

/** Returns the id of a row; undefined for a row that cannot be selected. Has a method's type, whose parameter may be narrower than its caller knows. */
export type RowId<Row extends object> = { of(row: Row): string | undefined }['of'];

export interface ReportTableSettings<Row extends object> {
  language: Language;
  /**
   * Units in addition to those of `formatValue`, by the `unit` of a column. Their texts are measured, shown in cells, totals and
   * comparisons, and copied. Keep the object stable.
   */
  units?: HostUnits | undefined;
  /** Replaces single texts of the table. */
  labels?: Partial<ReportTableLabels> | undefined;
  /**
   * server: the rows are one sorted page; users can sort if `onSortChange` or `sort` is given. client: the rows are complete; the table
   * sorts and pages. The default is server with `onSortChange`, `pagination.totalCount` or `rowCount`, otherwise client.
   */
  mode?: 'server' | 'client' | undefined;
  /** Controlled; null is the default order. */
  sort?: ReportSort | undefined;
  defaultSort?: ReportSort | undefined;
  onSortChange?: ((sort: ReportSort) => void) | undefined;
  /** The order of the given rows while `sort` is null, which the headers then show. */
  givenOrder?: ReportSort | undefined;
  pagination?: ReportPagination | undefined;
  narrow?: NarrowLayout | undefined;
  /** Stores the user's changes of the columns in this browser, under this name. */
  columnsKey?: string | undefined;
  /** The same, controlled: the host stores order, pins, widths and hidden columns. */
  columnState?: ColumnState | undefined;
  onColumnStateChange?: ((state: ColumnState) => void) | undefined;
  /** Shows numbers next to those of another period. */
  comparison?: Comparison<Row> | undefined;
  /** The host's commands in the menu of a column, such as one that filters by it. Keep the function stable. */
  getColumnMenuItems?: ((column: ReportColumn) => readonly CellMenuItem[]) | undefined;
}

export interface ReportTableRows<Row extends object> {
  /**
   * In server mode undefined, or without an element, if a row is not loaded: the table shows a placeholder there. In client mode such
   * rows are left out.
   */
  rows: readonly (Row | undefined)[];
  /**
   * In server mode the number of rows of the page, loaded or not; that of `rows` by default. With it, the default of `mode` is server.
   */
  rowCount?: number | undefined;
}

/** Columns as a server describes them. */
export interface ReportTableOptions<Row extends object>
  extends ReportTableSettings<Row>, ReportTableRows<Row> {
  titleInfos: readonly TitleInfo[];
  /** Fields whose columns cannot be hidden or unpinned. */
  locked?: readonly string[] | undefined;
  columns?: undefined;
  table?: undefined;
}

/** Columns as the host defines them. */
export interface DefinedTableOptions<Row extends object>
  extends ReportTableSettings<Row>, ReportTableRows<Row> {
  /** TanStack column definitions: accessors, groups, and renderers of headers, cells and totals. Keep the array stable. */
  columns: readonly ReportColumnDef<Row>[];
  titleInfos?: undefined;
  locked?: undefined;
  table?: undefined;
}

/** Columns and rows of the host's own TanStack table. */
export interface HostTableOptions<Row extends object> extends ReportTableSettings<Row> {
  /** From TanStack's `useTable`, with `reportFeatures` and any others: it filters, groups and expands the rows. */
  table: HostTable<Row>;
  rows?: undefined;
  titleInfos?: undefined;
  columns?: undefined;
}

export interface ReportTableModel<Row extends object> {
  language: Language;
  /** In rendering order: pinned left, free, pinned right. */
  columns: readonly ReportColumn[];
  /** Hide, move, pin and resize columns by the functions of the core. */
  columnState: ColumnState;
  setColumnState: (state: ColumnState) => void;
  /** The columns as sent by the server, which changes of the column state refer to. */
  givenColumns: readonly ReportColumn[];
  /** The parts for comparisons; undefined until they are loaded, null if nothing is compared. */
  comparisonParts: LabelledParts | null | undefined;
  /** Compared fields that are collapsed to the value and the percentage. */
  foldedGroups: ReadonlySet<string>;
  toggleGroup: (group: string) => void;
  /** Field that names the row: its column is the row header. */
  rowHeaderKey: string | null;
  /** Field below the lead in the narrow layout. */
  subKey: string | null;
  isNarrow: boolean;
  /** Rows on this page. */
  rowCount: number;
  /** Undefined if the row is not loaded. */
  rowAt: (position: number) => Row | undefined;
  /** Rows before this page. */
  offset: number;
  /** Rows of the whole result. */
  totalCount: number;
  /** The given and loaded rows, before they are sorted. */
  rows: readonly Row[];
  sort: ReportSort;
  setSort: (sort: ReportSort) => void;
  /** The order that the headers show: `sort`, otherwise the order of the given rows. */
  shownSort: ReportSort;
  getColumnMenuItems: ((column: ReportColumn) => readonly CellMenuItem[]) | undefined;
  labels: TableLabels & Partial<MenuLabels & CopyLabels & SelectionLabels & PictureLabels & TreeLabels>;
  /** Renderers of the column definitions. */
  ownRenderers: TableRenderers;
}

export interface CellInput<Row extends object> {
  row: Row;
  value: unknown;
  /** The value as formatted by the column's unit. */
  text: string;
  column: ReportColumn;
}

/** Words of values, by dataKey. */
export type CellTexts = Readonly<Record<string, (value: unknown) => string>>;

/**
 * Renders a cell. Has a method's type, whose parameter may be narrower than its caller knows: the parts of the table know rows only as
 * `object`, while the host's renderer sees its own row type.
 */
export type CellRenderer<Row extends object> = { render(cell: CellInput<Row>): ReactNode }['render'];

/** Renderers of column definitions, by id of the column. */
export interface TableRenderers {
  cells: ReadonlyMap<string, CellRenderer<object>>;
  heads: ReadonlyMap<string, () => ReactNode>;
  totals: ReadonlyMap<string, () => ReactNode>;
}
