import { periodColumnKeys, type ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer } from '@meridian/report-table';
import { useRowTree, type RowTree } from '@meridian/report-table/tree';
import { Button } from '@meridian/ui';
import { useCallback, useMemo, useState } from 'react';
import { nameColumnKey, rowHeaderKey } from '../report-keys';
import type { ReportModel } from '../use-report-model';
import { rowsOfGroup } from './group-filters';
import { groupKey, groupTree } from './group-rows';
import { useGroupRows } from './use-group-rows';

type Renderers = Readonly<Record<string, CellRenderer<ReportRow>>>;

/** The groups of a report as a tree for its table. */
export interface Groups {
  rows: readonly ReportRow[];
  tree: RowTree<ReportRow>;
  renderers: Renderers;
  /** Rows of open groups in the comparison period. */
  previousOf: ReadonlyMap<ReportRow, ReportRow>;
}

const noRows: readonly ReportRow[] = [];

/** The groups of the page with the rows of open ones. `textOf`: text of a cell as the table shows it. */
export function useGroups(
  model: ReportModel,
  {
    renderers,
    textOf,
  }: { renderers: Renderers; textOf: (key: string, value: ReportRow[string] | undefined) => string },
): Groups {
  const { t } = useTranslation('reports');
  const { report, view, rows, accounts, change } = model;
  const nameKey = nameColumnKey(report, view.groupBy) ?? '';
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const groups = rows.response?.data.list ?? noRows;
  const canOpen = useCallback(
    (row: ReportRow) => rowsOfGroup(row, { report, view, accounts }) !== undefined,
    [report, view, accounts],
  );
  const open = useMemo(
    () => groups.filter((group) => opened.has(groupKey(group, nameKey)) && canOpen(group)),
    [groups, opened, nameKey, canOpen],
  );
  const rowsByKey = useGroupRows(model, { open, nameKey });
  const grouped = useMemo(
    () => groupTree(groups, { nameKey, canOpen, stateOf: (key) => rowsByKey.get(key)?.state }),
    [groups, nameKey, canOpen, rowsByKey],
  );
  const { nodeOf } = grouped;
  const tree = useRowTree<ReportRow>({
    nodeOf: useCallback((row: ReportRow) => nodeOf.get(row)?.tree, [nodeOf]),
    onToggle: (row, isExpanded) => {
      const key = groupKey(row, nameKey);
      setOpened((last) => {
        const next = new Set(last);
        if (isExpanded) next.add(key);
        else next.delete(key);
        return next;
      });
    },
    onRetry: (row) => {
      const node = nodeOf.get(row);
      if (node?.kind === 'state') rowsByKey.get(node.key)?.retry();
    },
  });
  const withNames = useMemo((): Renderers => {
    const header = rowHeaderKey(report);
    const labelKeys = [header ?? '', ...periodColumnKeys].filter((key) => key !== nameKey && key !== '');
    const renderGroup = renderers[nameKey];
    return {
      ...renderers,
      [nameKey]: (cell) => {
        const node = nodeOf.get(cell.row);
        switch (node?.kind) {
          case 'row': {
            const parts = labelKeys.flatMap((key) =>
              cell.row[key] === undefined ? [] : [textOf(key, cell.row[key])],
            );
            return <span className="truncate">{parts.join(' · ')}</span>;
          }
          case 'rest':
            if (node.totalCount === 0) return <span className="text-fg-3">{t('groups.noRows')}</span>;
            return (
              <Button
                variant="link"
                tabIndex={-1}
                onClick={() => {
                  const shown = rowsOfGroup(node.group, { report, view, accounts });
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
  }, [renderers, nameKey, nodeOf, report, view, accounts, change, t, textOf]);
  return { rows: grouped.rows, tree, renderers: withNames, previousOf: grouped.previousOf };
}
