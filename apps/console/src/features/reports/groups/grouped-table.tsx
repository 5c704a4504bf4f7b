import type { ReportRow } from '@meridian/api-client/contract';
import { ReportTable, type CellTexts, type Comparison, type ReportTableProps } from '@meridian/report-table';
import { useCallback, useMemo } from 'react';
import type { ReportModel } from '../use-report-model';
import { useGroups } from './use-groups';

export interface GroupedTableProps {
  model: ReportModel;
  /** The table of the groups. */
  table: ReportTableProps<ReportRow>;
}

/** The table of a grouped report, whose groups open to their rows. */
export function GroupedTable({ model, table }: GroupedTableProps) {
  const { cellTexts = noTexts, renderers = noRenderers, comparison } = table;
  const textOf = useCallback(
    (key: string, value: ReportRow[string] | undefined) => {
      if (value === null || value === undefined || value === '') return '--';
      return cellTexts[key]?.(value) ?? String(value);
    },
    [cellTexts],
  );
  const groups = useGroups(model, { renderers, textOf });
  const { previousOf } = groups;
  const compared = useMemo(
    (): Comparison<ReportRow> | undefined =>
      comparison && {
        ...comparison,
        previousOf: (row) => comparison.previousOf(row) ?? previousOf.get(row),
      },
    [comparison, previousOf],
  );
  return (
    <ReportTable
      {...table}
      rows={groups.rows}
      tree={groups.tree}
      renderers={groups.renderers}
      comparison={compared}
    />
  );
}

const noTexts: CellTexts = {};
const noRenderers = {};
