import type { TableMetrics } from '../../core/columns/widths';
import { headGroupOf } from '../components/column-group';
import type { ReportTableModel, ReportTableStatus } from '../model';

export interface GridHeadRowsInput {
  model: ReportTableModel<object>;
  metrics: TableMetrics;
  summary: object | undefined;
  status: ReportTableStatus;
  /** False while an empty state or an error replaces the rows. */
  hasRows: boolean;
}

/** The rows above the body: groups, titles and totals. */
export interface GridHeadRows {
  /** By dataKey; undefined without totals, and during the first load. */
  totals: object | undefined;
  hasGroups: boolean;
  /** Rows above the body whose cells can be active: titles, and totals. */
  headCount: number;
  /** All rows above the body. */
  headRows: number;
  /** Height of these rows in CSS pixels. */
  headsHeight: number;
  /** Index of the first row of the body for assistive technology. */
  firstAriaIndex: number;
}

/** Counts and measures the rows above the body. */
export function gridHeadRows({ model, metrics, summary, status, hasRows }: GridHeadRowsInput): GridHeadRows {
  const ownTotals = hasRows && model.ownRenderers.totals.size > 0 ? noTotals : undefined;
  const totals = status === 'loading' ? undefined : (summary ?? ownTotals);
  const hasGroups = model.columns.some((column) => headGroupOf(column) !== null);
  const headCount = totals ? 2 : 1;
  const headRows = headCount + (hasGroups ? 1 : 0);
  const titlesHeight = hasGroups ? 2 * metrics.headHeight - groupRowSaving : metrics.headHeight;
  return {
    totals,
    hasGroups,
    headCount,
    headRows,
    headsHeight: titlesHeight + (totals ? metrics.rowHeight : 0),
    firstAriaIndex: model.offset + headRows + 1,
  };
}

const noTotals = {};

/** CSS pixels by which two header rows are lower than twice the height of one. */
const groupRowSaving = 14;
