import type { CostReport, CostRow, ReportRow } from '@meridian/api-client/contract';
import type { RowTreeNode } from '@meridian/report-table/tree';
import type { CostReportRequest } from './cost-view';

/** A row of the table: its values by data key, and the data for the tree. */
export interface CostTableRow {
  /** Display name; '' for a placeholder of other rows. */
  name: string;
  /** Row of the report; undefined for a placeholder of other rows. */
  source: CostRow | undefined;
  /** The values of the comparison range. */
  previous: ReportRow | undefined;
  node: RowTreeNode;
}

type OpenRows = Pick<CostReportRequest['query'], 'expandAll' | 'toggled'>;

export interface CostRowsOptions {
  /** The open rows of the report, and the open rows to show. */
  from: OpenRows;
  to: OpenRows;
  /** State of rows that are to be shown but are not in the report. */
  status: 'loading' | 'failed';
  nameOfChannel: (name: string) => string;
}

/**
 * The rows of the table, from a report in which other rows may be open.
 *
 * Shape:  closing a row hides the rows below it; below an opened row, a placeholder represents rows
 *         that the report does not have yet.
 */
export function costRows(
  { list, comparison }: Pick<CostReport, 'list' | 'comparison'>,
  { from, to, status, nameOfChannel }: CostRowsOptions,
): CostTableRow[] {
  const [wasOpen, isOpenIn] = [openIn(from), openIn(to)];
  let hiddenBelow = Infinity;
  return list.flatMap((source, index): CostTableRow[] => {
    const { id, level, kind, hasChildren, values } = source;
    if (level > hiddenBelow) return [];
    hiddenBelow = Infinity;
    const isExpanded = hasChildren && source.isOpen !== (wasOpen(id) !== isOpenIn(id));
    if (source.isOpen && !isExpanded) hiddenBelow = level;
    const row: CostTableRow = {
      ...values,
      name: kind === 'channel' ? nameOfChannel(source.name) : source.name,
      source,
      previous: comparison?.list[index],
      node: { level, isExpanded: hasChildren ? isExpanded : undefined },
    };
    return isExpanded && !source.isOpen ? [row, standIn(level + 1, status)] : [row];
  });
}

function standIn(level: number, status: 'loading' | 'failed'): CostTableRow {
  return { name: '', source: undefined, previous: undefined, node: { level, status } };
}

function openIn({ expandAll = false, toggled = [] }: OpenRows): (id: string) => boolean {
  const ids = new Set(toggled);
  return (id) => expandAll !== ids.has(id);
}
