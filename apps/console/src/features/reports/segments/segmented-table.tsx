import { dimensions, periodColumnKeys, type ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer } from '@meridian/report-table';
import { Button, cn } from '@meridian/ui';
import { useCallback, useMemo } from 'react';
import { textOfCell, useOpenRows } from '../open-rows/use-open-rows';
import { rowHeaderKey } from '../report-keys';
import { rowKeys } from '../row-pane/row-keys';
import { ActionableTable, type RowFeatures, type RowsTable } from '../table/actionable-table';
import { usePeriodText } from '../table/period-text';
import { segmentKey, segmentLink, segmentRequest, summedKeys } from './segment-request';

export interface SegmentedTableProps {
  /** The table of the report. */
  table: RowsTable;
  features: RowFeatures;
}

/** Columns of names, which the segments of a row lack. Pictures have their own cells. */
const nameKeys = [
  ...Object.entries(dimensions).flatMap(([id, { domType }]) => (domType === 'img' ? [] : [id])),
  ...periodColumnKeys,
  'currency',
];

/** The table of a report whose rows open to their segments. */
export function SegmentedTable({ table, features }: SegmentedTableProps) {
  const { t } = useTranslation('reports');
  const { model, canOpen, onOpenReport } = features;
  const { report, view, accounts, today } = model;
  const rows = model.rows.response?.data.list ?? noRows;
  const { comparison, cellTexts, renderers } = table;
  const keys = useMemo(() => new Map(rowKeys(rows).map((key, index) => [rows[index], key] as const)), [rows]);
  const open = useOpenRows(rows, {
    comparison,
    keyOf: useCallback((row: ReportRow) => keys.get(row) ?? '', [keys]),
    requestOf: useCallback(
      (row: ReportRow) => segmentRequest(row, comparison?.previousOf(row), { report, view, accounts, today }),
      [report, view, accounts, today, comparison],
    ),
    summedKeys: useMemo(() => summedKeys(report), [report]),
  });
  const { nodeOf } = open;
  const key = segmentKey(model) ?? '';
  const weekText = usePeriodText('weekly', view.range);
  const { segment } = view;
  const withSegments = useMemo((): Readonly<Record<string, CellRenderer<ReportRow>>> => {
    const header = rowHeaderKey(report);
    const renderOwn = (dataKey: string): CellRenderer<ReportRow> => {
      const own = renderers?.[dataKey];
      return (cell) => {
        const node = nodeOf.get(cell.row);
        if (node?.kind === 'parent' || node === undefined)
          return own ? own(cell) : <PlainText isName={dataKey === header} text={cell.text} />;
        if (dataKey !== header) return null;
        switch (node.kind) {
          case 'child': {
            const value = cell.row[key];
            const text = key === 'reportDates' ? weekText?.(value) : textOfCell(key, value, cellTexts);
            return <span className="truncate text-fg-2">{text}</span>;
          }
          case 'more': {
            if (node.count === 0) return <span className="truncate text-fg-3">{t('groups.noRows')}</span>;
            const previous = comparison?.previousOf(node.parent);
            const link = segmentLink(node.parent, previous, { report, view, accounts, today });
            const path = link?.report.path;
            if (!link || path === undefined || !canOpen(path))
              return <span className="truncate text-fg-3">{t('segments.more', { count: node.count })}</span>;
            return (
              <Button variant="link" tabIndex={-1} onClick={() => onOpenReport(path, link.address)}>
                {t('segments.all', { count: node.totalCount })}
              </Button>
            );
          }
          case 'rest':
            return (
              <span className="truncate text-fg-3">
                {segment && t('segments.rest', { name: t(`segments.${segment}`) })}
              </span>
            );
          case 'state':
            return null;
        }
      };
    };
    return { ...renderers, ...Object.fromEntries(nameKeys.map((each) => [each, renderOwn(each)])) };
  }, [
    renderers,
    cellTexts,
    nodeOf,
    report,
    view,
    accounts,
    today,
    comparison,
    canOpen,
    onOpenReport,
    key,
    weekText,
    segment,
    t,
  ]);
  return (
    <ActionableTable
      table={{ ...table, ...open.table, renderers: withSegments }}
      rows={rows}
      features={features}
    />
  );
}

function PlainText({ text, isName }: { text: string; isName: boolean }) {
  return (
    <span className={cn('truncate [unicode-bidi:plaintext]', isName && 'font-medium text-fg-1')}>{text}</span>
  );
}

const noRows: readonly ReportRow[] = [];
