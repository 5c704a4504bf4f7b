import {
  isPeriodColumnKey,
  parseSort,
  periodColumnKeys,
  type ReportRow,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer } from '@meridian/report-table';
import { Button } from '@meridian/ui';
import { FunnelIcon } from '@meridian/ui/icons';
import { useCallback, useMemo } from 'react';
import { textOfCell, useOpenRows } from '../open-rows/use-open-rows';
import { nameColumnKey, rowHeaderKey } from '../report-keys';
import { ActionableTable, type RowFeatures, type RowsTable } from '../table/actionable-table';
import { queryOf } from '../view/report-query';
import { groupKey, rowsOfGroup } from './group-filters';

export interface GroupedTableProps {
  /** The table of the groups. */
  table: RowsTable;
  features: RowFeatures;
}

/** The table of a grouped report, whose groups open to their rows. */
export function GroupedTable({ table, features }: GroupedTableProps) {
  const { t } = useTranslation('reports');
  const { model } = features;
  const { report, view, accounts, change } = model;
  const { cellTexts, renderers } = table;
  const nameKey = nameColumnKey(report, view.groupBy) ?? '';
  const open = useOpenRows(model.rows.response?.data.list ?? noRows, {
    comparison: table.comparison,
    keyOf: useCallback((row: ReportRow) => groupKey(row, nameKey), [nameKey]),
    requestOf: useCallback(
      (group: ReportRow) => {
        const shown = rowsOfGroup(group, { report, view, accounts });
        if (!shown) return undefined;
        const { channel, section, period } = report;
        const order = parseSort(view.sort);
        const sortCol = order && !isPeriodColumnKey(order.key) ? view.sort : undefined;
        return { channel, section, period, query: queryOf({ ...view, ...shown }), sortCol };
      },
      [report, view, accounts],
    ),
  });
  const { nodeOf } = open;
  const withNames = useMemo((): Readonly<Record<string, CellRenderer<ReportRow>>> => {
    const header = rowHeaderKey(report);
    const labelKeys = [header ?? '', ...periodColumnKeys].filter((key) => key !== nameKey && key !== '');
    const renderGroup = renderers?.[nameKey];
    return {
      ...renderers,
      [nameKey]: (cell) => {
        const node = nodeOf.get(cell.row);
        switch (node?.kind) {
          case 'child': {
            const parts = labelKeys.flatMap((key) =>
              cell.row[key] === undefined ? [] : [textOfCell(key, cell.row[key], cellTexts)],
            );
            return <span className="truncate">{parts.join(' · ')}</span>;
          }
          case 'more':
            if (node.totalCount === 0) return <span className="text-fg-3">{t('groups.noRows')}</span>;
            return (
              <Button
                variant="link"
                tabIndex={-1}
                onClick={() => {
                  const shown = rowsOfGroup(node.parent, { report, view, accounts });
                  if (shown) change(shown);
                }}
              >
                {t('groups.all', { count: node.totalCount })}
              </Button>
            );
          default:
            return renderGroup ? renderGroup(cell) : <span className="truncate">{cell.text}</span>;
        }
      },
    };
  }, [renderers, cellTexts, nameKey, nodeOf, report, view, accounts, change, t]);
  const rows = useMemo(
    () => [...nodeOf].flatMap(([row, { kind }]) => (kind === 'child' ? [row] : [])),
    [nodeOf],
  );
  return (
    <ActionableTable
      table={{ ...table, ...open.table, renderers: withNames }}
      rows={rows}
      features={features}
      otherMenuOf={(row) => {
        const only = nodeOf.get(row)?.kind === 'parent' && rowsOfGroup(row, { report, view, accounts });
        return only
          ? [{ label: t('rowActions.only'), icon: <FunnelIcon />, onSelect: () => change(only) }]
          : [];
      }}
    />
  );
}

const noRows: readonly ReportRow[] = [];
