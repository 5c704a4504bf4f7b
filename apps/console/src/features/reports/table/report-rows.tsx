import { periodColumnKey, type ReportGrouping, type ReportRow } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import {
  ReportTable,
  type CellMenuEntry,
  type CellRenderer,
  type CellTexts,
  type NarrowLayout,
  type ReportTableHandle,
  type ReportTableProps,
  type RowData,
} from '@meridian/report-table';
import { useMediaQuery } from '@meridian/ui';
import { InfoIcon } from '@meridian/ui/icons';
import { lazy, Suspense, useCallback, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { useSettings } from '../../../lib/settings/settings';
import { ShowHiddenRows } from '../comparison/hidden-rows';
import { useFilterCommand } from '../conditions/use-filter-command';
import { useCreativeRows } from '../creatives/use-creative-rows';
import { hoursReport, reportBelow } from '../drill-down/drill-down-link';
import { DrillDownProvider, renderDay, renderName } from '../drill-down/drill-down-names';
import { FinerOffer } from '../finer/finer-offer';
import { useMarkedTitle } from '../finer/marked-title';
import { useTargetCells } from '../own-metrics/use-target-cells';
import { RowsCancelled } from '../progress/rows-cancelled';
import type { Report } from '../registry';
import { nameColumnKey, rowHeaderKey } from '../report-keys';
import type { RowActionsOptions } from '../row-actions/row-actions';
import { useRowActions } from '../row-actions/use-row-actions';
import { OpenRowPane } from '../row-pane/open-row-pane';
import { useRowPane } from '../row-pane/use-row-pane';
import { tableComparison } from '../view/comparison';
import { useCellRenderers } from './cell-renderers';
import { useCodeTexts } from './code-word';
import { NoRows } from './no-rows';
import { usePeriodText, type PeriodText } from './period-text';
import { RowsFailed } from './rows-failed';
import { defaultOrder, printTableSort, tableSort } from './table-sort';
import { useOtherPeriods } from './use-other-periods';
import { useTableLabels } from './use-table-labels';
import { useTermSelection, type TermSelection } from './use-term-selection';

export interface ReportRowsProps extends Pick<RowActionsOptions, 'model' | 'canOpen' | 'onOpenReport'> {
  title: string;
  onOpenImports: (() => void) | undefined;
  /** Commands for ticked search terms; if absent, rows have no checkboxes. */
  termActions?: ((selection: TermSelection) => ReactNode) | undefined;
}

const GroupedTable = lazy(() =>
  import('../groups/grouped-table').then((module) => ({ default: module.GroupedTable })),
);

const SegmentedTable = lazy(() =>
  import('../segments/segmented-table').then((module) => ({ default: module.SegmentedTable })),
);

/** A comparison has its own marks; the settings may turn off all. */
const noAids = {};
const heat = { heat: 'ctr' };
const heatAndBar = { ...heat, bar: 'cost' };

/** The table, and a message instead of rows if there are none. */
export function ReportRows(props: ReportRowsProps) {
  const { model, title, canOpen, onOpenReport, onOpenImports, termActions } = props;
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const markedTitle = useMarkedTitle();
  const isMobile = useIsMobile();
  const hasAids = useSettings((state) => state.hasTableAids);
  const { report, view, rows, columns, change } = model;
  const periodText = usePeriodText(report.period, view.range);
  const data = rows.response?.data;
  // groups have no period unless they are one
  const rowPeriod = view.groupBy === undefined || view.groupBy === 'period' ? report.period : 'custom';
  const startsFolded = !useMediaQuery('(width >= 1360px)');
  const comparison = useMemo(
    () => data && tableComparison(data, { period: rowPeriod, startsFolded }),
    [data, rowPeriod, startsFolded],
  );
  const cells = usePeriodCells(periodText, {
    renderers: useTargetCells(
      columns.titleInfos,
      useLinkedCells(
        { report, canOpen, isMobile, isGrouped: view.groupBy !== undefined },
        useCellRenderers(language),
      ),
    ),
    cellTexts: useCodeTexts(),
  });
  const { cellTexts } = cells;
  const renderers = useOtherPeriods(cells.renderers, {
    data,
    period: report.period,
    periodText,
  });
  const { status, shownCount, cappedCount } = rows;
  const narrow = useMemo(() => narrowLayout(report, view.groupBy), [report, view.groupBy]);
  const hiddenCount = data?.comparison?.hiddenCount ?? 0;
  const totalCount = cappedCount ?? (shownCount ?? 0) + hiddenCount;
  const labels = useTableLabels({
    totalCount,
    shownCount: shownCount ?? 0,
    hiddenCount,
    changedBy: view.compare?.changedBy,
    language,
    isNarrow: isMobile,
  });
  const range = formatDayRange(view.range, language);
  // a report that already shows sums offers no other ones
  const offered = view.from === undefined ? (data?.info.finerSections ?? noSections) : noSections;
  const sort = tableSort(rows.sort);
  const creatives = useCreativeRows({
    ...columns,
    renderers,
    periodText,
    isMobile,
    language,
    rows: data?.list ?? noRows,
    totalCount: shownCount ?? 0,
  });
  const getColumnMenuItems = useFilterCommand(model);
  const handle = useRef<ReportTableHandle>(null);
  const pane = useRowPane(model, handle);
  const openRow = pane.open?.row;
  const openRowClass = useCallback(
    (row: ReportRow) => (row === openRow ? 'bg-accent-bg' : undefined),
    [openRow],
  );
  const actionsOf = useRowActions({ model, canOpen, onOpenReport, table: handle });
  const menuOf = (row: ReportRow): readonly CellMenuEntry[] => [
    {
      label: t('rowActions.details'),
      icon: <InfoIcon />,
      hint: 'Enter',
      onSelect: () => pane.show(row),
    },
    ...actionsOf(row).flatMap(({ label, icon, run }, place) => [
      ...(place === 0 ? (['separator'] as const) : []),
      { label, icon, onSelect: run },
    ]),
  ];
  const terms = useTermSelection(model);
  const table: ReportTableProps<ReportRow> = {
    caption: t('tableCaption', { report: markedTitle(title, view.from), range }),
    ...columns,
    rows: data?.list ?? noRows,
    summary: data?.summary,
    status,
    cellTexts,
    getColumnMenuItems,
    language,
    labels,
    sort,
    onSortChange: (next) => change({ sort: printTableSort(next) }),
    givenOrder: defaultOrder(report, view),
    pagination: {
      page: view.page,
      size: view.size,
      totalCount: shownCount ?? 0,
      onChange: ({ page, size }) => change({ size, page: size === view.size ? page : undefined }),
    },
    // the bar illustrates the order of the rows, so it needs that order or the default one, and room
    decorations:
      comparison || !hasAids
        ? noAids
        : (sort === null || sort.dataKey === 'cost') && !isMobile
          ? heatAndBar
          : heat,
    footerNote: !isMobile && <ShowHiddenRows model={model} />,
    narrow,
    comparison,
    ...creatives,
    empty:
      data &&
      (offered.length > 0 ? (
        <FinerOffer model={model} offered={offered} onOpenImports={onOpenImports} />
      ) : (
        <NoRows model={model} info={data.info} onOpenImports={onOpenImports} />
      )),
    error: rows.isCancelled ? <RowsCancelled onReload={rows.retry} /> : <RowsFailed model={model} />,
  };
  if (view.groupBy !== undefined) {
    return (
      <Suspense>
        <GroupedTable key={`${report.id} ${view.groupBy}`} model={model} table={table} />
      </Suspense>
    );
  }
  const rowTable: ReportTableProps<ReportRow> = {
    ...table,
    getRowMenuItems: (row) => (table.rows.includes(row) ? menuOf(row) : []),
    getRowClassName: openRowClass,
    onRowOpen: pane.show,
    onCellDoubleClick: ({ row }) => pane.show(row),
    onCellFocus: ({ row }) => pane.follow(row),
    // a touch screen has neither a double click nor keys
    ...(isMobile && { onRowClick: pane.show }),
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) pane.open?.close();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the table and the pane beside it */}
      <div className="flex flex-1" onKeyDown={closeByEscape}>
        <div className="flex min-w-0 flex-1 flex-col">
          <DrillDownProvider options={model}>
            {view.segment === undefined ? (
              <ReportTable key={report.id} {...rowTable} ref={handle} {...(termActions && terms.table)} />
            ) : (
              <Suspense>
                <SegmentedTable key={report.id} model={model} table={rowTable} handle={handle} />
              </Suspense>
            )}
          </DrillDownProvider>
        </div>
        {pane.open && (
          <OpenRowPane open={pane.open} model={model} canOpen={canOpen} actions={actionsOf(pane.open.row)} />
        )}
      </div>
      {termActions && terms.selection.terms.length > 0 && termActions(terms.selection)}
    </>
  );
}

const noRows: never[] = [];
const noSections: never[] = [];

/** The name of a row, with its period below it; of a group, its name alone. */
function narrowLayout(report: Report, groupBy: ReportGrouping | undefined): NarrowLayout | undefined {
  const lead = nameColumnKey(report, groupBy);
  if (lead === undefined) return undefined;
  const period = groupBy === undefined ? periodColumnKey(report.period) : undefined;
  return { lead, ...(period !== undefined && { sub: period }) };
}

/** Adds the renderers that link names, and days on wide screens, to the level below, if there is one that the user may open. */
function useLinkedCells(
  {
    report,
    canOpen,
    isMobile,
    isGrouped,
  }: { report: Report; canOpen: (path: string) => boolean; isMobile: boolean; isGrouped: boolean },
  renderers: Readonly<Record<string, CellRenderer<RowData>>>,
): Readonly<Record<string, CellRenderer<RowData>>> {
  // a group has no level below: it opens to its rows
  const isOpen = (other: Report | undefined) => !isGrouped && other !== undefined && canOpen(other.path);
  const name = isOpen(reportBelow(report)) ? rowHeaderKey(report) : undefined;
  // on phones, the day is a second line below the name
  const hasDays = !isMobile && isOpen(hoursReport(report));
  return useMemo(
    () => ({
      ...renderers,
      ...(name !== undefined && { [name]: renderName }),
      ...(hasDays && { date: renderDay }),
    }),
    [name, hasDays, renderers],
  );
}

interface PeriodCells {
  renderers: Readonly<Record<string, CellRenderer<RowData>>>;
  cellTexts: CellTexts;
}

/** Cells and copied texts with the names of periods; unchanged without such names. */
function usePeriodCells(periodText: PeriodText | undefined, given: PeriodCells): PeriodCells {
  const { renderers, cellTexts } = given;
  return useMemo(() => {
    if (!periodText) return { renderers, cellTexts };
    const renderPeriod: CellRenderer<RowData> = ({ value }) => (
      <span className="truncate text-fg-2">{periodText(value)}</span>
    );
    return {
      renderers: { ...renderers, reportDates: renderPeriod },
      cellTexts: { ...cellTexts, reportDates: periodText },
    };
  }, [periodText, renderers, cellTexts]);
}
