import type { HeatLevel } from '../../core/aids';
import type { ReportRow } from '../../core/cell-value';
import type { ReportTableLabels } from '../../core/labels';
import type { CellRenderer } from '../model';
import type { PlacedColumn } from './placement';

/** Column aids: what helps to read a column of figures without changing them. */
export interface ColumnAids {
  /** A bar left of the figure: its share of the largest one on the page. */
  bar?: string | undefined;
  /** A tint behind the figure, in three steps from the quantiles of the page. */
  heat?: string | undefined;
}

/** Everything that rows are drawn from beside their own data; the same object as long as none of it changes. */
export interface TableView {
  columns: readonly PlacedColumn[];
  leadKey: string | null;
  subKey: string | null;
  /** The sorted field. */
  sortKey: string | null;
  labels: ReportTableLabels;
  renderers: Readonly<Record<string, CellRenderer<ReportRow>>>;
  aids: ColumnAids;
  /** Share of the page's largest, 0 to 1. */
  shareOf: (value: unknown) => number;
  heatOf: (value: unknown) => HeatLevel;
}
