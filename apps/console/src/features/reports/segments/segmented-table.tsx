import { dimensions, periodColumnKeys, type ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import {
  ReportTable,
  type CellRenderer,
  type ReportTableHandle,
  type ReportTableProps,
} from '@meridian/report-table';
import { cn } from '@meridian/ui';
import { useCallback, useImperativeHandle, useMemo, useRef, type RefObject } from 'react';
import { textOfCell, useOpenRows } from '../open-rows/use-open-rows';
import { rowHeaderKey } from '../report-keys';
import { rowKeys } from '../row-pane/row-keys';
import { usePeriodText } from '../table/period-text';
import type { ReportModel } from '../use-report-model';
import { segmentKey, segmentRequest, summedKeys } from './segment-request';

export interface SegmentedTableProps {
  model: ReportModel;
  /** The table of the report. */
  table: ReportTableProps<ReportRow>;
  /** Handle of the table. Positions of rows are those of the report. */
  handle: RefObject<ReportTableHandle | null>;
}

/** Columns of names, which the segments of a row lack. Pictures have their own cells. */
const nameKeys = [
  ...Object.entries(dimensions).flatMap(([id, { domType }]) => (domType === 'img' ? [] : [id])),
  ...periodColumnKeys,
  'currency',
];

/** The table of a report whose rows open to their segments. */
export function SegmentedTable({ model, table, handle }: SegmentedTableProps) {
  const { t } = useTranslation('reports');
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
          case 'more':
            return (
              <span className="truncate text-fg-3">
                {node.count > 0 ? t('segments.more', { count: node.count }) : t('groups.noRows')}
              </span>
            );
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
  }, [renderers, cellTexts, nodeOf, report, key, weekText, segment, t]);
  const own = useRef<ReportTableHandle>(null);
  const shown = open.table.rows;
  useImperativeHandle(handle, () => {
    const placeOf = (row: string | number) => {
      const of = typeof row === 'number' ? rows[row] : undefined;
      return of ? shown.indexOf(of) : row;
    };
    return {
      scrollToRow: (row) => own.current?.scrollToRow(placeOf(row)) ?? false,
      focusCell: (row, column) => own.current?.focusCell(placeOf(row), column) ?? false,
      columns: () => own.current?.columns() ?? [],
      copy: async (copied) => (await own.current?.copy(copied?.map(placeOf))) ?? false,
    };
  }, [rows, shown]);
  return <ReportTable {...table} {...open.table} renderers={withSegments} ref={own} />;
}

function PlainText({ text, isName }: { text: string; isName: boolean }) {
  return (
    <span className={cn('truncate [unicode-bidi:plaintext]', isName && 'font-medium text-fg-1')}>{text}</span>
  );
}

const noRows: readonly ReportRow[] = [];
