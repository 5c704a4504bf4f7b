import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { TitleInfo } from '../../core/columns/title-info';

/** What a column definition says beyond TanStack's own options: how the column is formatted, measured and drawn. */
export type ReportColumnMeta = Partial<
  Pick<TitleInfo, 'dataKey' | 'titleName' | 'valueType' | 'domType' | 'unit' | 'unitDesc' | 'width' | 'fixed'>
>;

/** The features that `ReportTable` needs. A table of your own adds others: `tableFeatures({ ...reportFeatures, … })`. */
export const reportFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ReportColumnMeta>(),
});

export type ReportFeatures = typeof reportFeatures;

/** A TanStack column definition of a report: accessors, groups, and renderers of heads, cells and totals. */
export type ReportColumnDef<Row extends object> = ColumnDef<ReportFeatures, Row>;
