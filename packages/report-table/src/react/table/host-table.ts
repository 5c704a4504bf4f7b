import type { RowSelectionState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ColumnSlices } from '../../core/columns/column-slices';
import type { AnyColumnDef } from './column-defs';

type Updater<State> = State | ((previous: State) => State);

/** A TanStack template: a text, or a function that renders a header, cell or total from its context. */
export type Template = string | { draw(context: object): ReactNode }['draw'];

export interface HostColumn {
  readonly id: string;
  readonly columnDef: AnyColumnDef;
  readonly accessorFn?: AnyColumnDef['accessorFn'];
  readonly columns: readonly HostColumn[];
  readonly parent?: HostColumn | undefined;
}

export interface HostCell {
  readonly column: {
    readonly columnDef: { cell?: Template | undefined; aggregatedCell?: Template | undefined };
  };
  getContext(): object;
  getIsAggregated?(): boolean;
  getIsPlaceholder?(): boolean;
}

export interface HostRow<Row extends object> {
  readonly id: string;
  readonly original: Row;
  getValue(columnId: string): unknown;
  getAllCellsByColumnId(): Readonly<Record<string, HostCell>>;
  getIsGrouped?(): boolean;
}

export interface HostHeader {
  readonly column: {
    readonly id: string;
    readonly columnDef: { header?: Template | undefined; footer?: Template | undefined };
  };
  getContext(): object;
}

interface Atom<State> {
  get(): State;
}

/**
 * A table of TanStack's `useTable` with `reportFeatures` and any others. The type requires only what `ReportTable` uses, so that tables
 * with any features match it.
 */
export interface HostTable<Row extends object> {
  readonly options: {
    readonly features: object;
    readonly manualSorting?: boolean | undefined;
    readonly enableSorting?: boolean | undefined;
    /** Like in TanStack. */
    readonly enableRowSelection?: unknown;
  };
  readonly atoms: {
    readonly [Key in keyof ColumnSlices]: Atom<ColumnSlices[Key]>;
  } & {
    readonly sorting: Atom<{ id: string; desc: boolean }[]>;
    /** From `rowSelectionFeature`. */
    readonly rowSelection?: Atom<RowSelectionState>;
  };
  getDefaultColumnDef(): AnyColumnDef;
  getAllFlatColumns(): readonly HostColumn[];
  getAllLeafColumns(): readonly { readonly id: string }[];
  getStartVisibleLeafColumns(): readonly { readonly id: string }[];
  getCenterVisibleLeafColumns(): readonly { readonly id: string }[];
  getEndVisibleLeafColumns(): readonly { readonly id: string }[];
  getLeafHeaders(): readonly HostHeader[];
  getRowModel(): { readonly rows: readonly HostRow<Row>[] };
  setColumnOrder(updater: Updater<string[]>): void;
  setColumnVisibility(updater: Updater<Record<string, boolean>>): void;
  setColumnPinning(updater: Updater<ColumnSlices['columnPinning']>): void;
  setColumnSizing(updater: Updater<Record<string, number>>): void;
  setRowSelection?(updater: Updater<RowSelectionState>): void;
  setSorting(updater: Updater<{ id: string; desc: boolean }[]>): void;
  resetColumnOrder(): void;
  resetColumnVisibility(): void;
  resetColumnPinning(): void;
  resetColumnSizing(): void;
}
