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

/** Options of a column definition beyond TanStack's own: format, measuring and rendering of the column. */
export type ReportColumnMeta = Partial<
  Pick<
    TitleInfo,
    | 'dataKey'
    | 'titleName'
    | 'description'
    | 'valueType'
    | 'domType'
    | 'unit'
    | 'unitDesc'
    | 'width'
    | 'fixed'
  >
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

/** A TanStack column definition of a report: accessors, groups, and renderers of headers, cells and totals. */
export type ReportColumnDef<Row extends object> = ColumnDef<ReportFeatures, Row>;
