import type { CostReport, CostRow, ReportRow } from '@meridian/api-client/contract';
import type { RowTreeNode } from '@meridian/report-table/tree';
import type { CostReportRequest } from './cost-view';

/** A row of the table: its values by data key, and what the tree needs. */
export interface CostTableRow {
  /** As it is shown; '' for a row that stands for others. */
  name: string;
  /** Of the report; undefined for a row that stands for others. */
  source: CostRow | undefined;
  /** The values of the range that is compared with. */
  previous: ReportRow | undefined;
  node: RowTreeNode;
}

type OpenRows = Pick<CostReportRequest['query'], 'expandAll' | 'toggled'>;

export interface CostRowsOptions {
  /** Which rows are open in the report, and which are to be. */
  from: OpenRows;
  to: OpenRows;
  /** Of rows that are to be shown and are not in the report. */
  status: 'loading' | 'failed';
  nameOfChannel: (name: string) => string;
}

/**
 * The rows of the table, from a report in which other rows may be open.
 *
 * Shape:  a row that is to be closed hides the rows below it; below one that is to be opened, a row stands for those
 *         that the report does not have.
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
