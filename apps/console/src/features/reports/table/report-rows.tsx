import { periodColumnKey, type ReportGrouping } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { type CellRenderer, type CellTexts, type NarrowLayout, type RowData } from '@meridian/report-table';
import { useMediaQuery } from '@meridian/ui';
import { lazy, Suspense, useMemo } from 'react';
import { itemSectionOf } from '../../../lib/account-items/account-item';
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
import { OpenRowSelectionBar } from '../selection/open-row-selection-bar';
import { useItemCommands, type ItemDialog } from '../selection/use-item-commands';
import { useRowSelection } from '../selection/use-row-selection';
import { tableComparison } from '../view/comparison';
import { ActionableTable, type RowFeatures, type RowsTable } from './actionable-table';
import { useCellRenderers } from './cell-renderers';
import { useCodeTexts } from './code-word';
import { NoRows } from './no-rows';
import { usePeriodText, type PeriodText } from './period-text';
import { RowsFailed } from './rows-failed';
import { defaultOrder, printTableSort, tableSort } from './table-sort';
import { useOtherPeriods } from './use-other-periods';
import { useTableLabels } from './use-table-labels';

export interface ReportRowsProps extends Pick<RowActionsOptions, 'model' | 'canOpen' | 'onOpenReport'> {
  title: string;
  onOpenImports: (() => void) | undefined;
  /** Shows the dialog of a command that changes items; absent if the user may not edit drafts. */
  itemDialog?: ItemDialog;
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
  const { model, title, canOpen, onOpenReport, onOpenImports, itemDialog } = props;
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
  const selection = useRowSelection(model);
  const itemCommands = useItemCommands(model, { itemDialog, onDone: selection.clear });
  const features: RowFeatures = {
    model,
    canOpen,
    onOpenReport,
    itemCommands,
    selection: itemSectionOf(report.section) && selection,
  };
  const table: RowsTable = {
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
    footerBar: features.selection && selection.rows.length > 0 && (
      <OpenRowSelectionBar model={model} selection={selection} commands={itemCommands} />
    ),
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
  return (
    <>
      {view.groupBy !== undefined ? (
        <Suspense>
          <GroupedTable key={`${report.id} ${view.groupBy}`} table={table} features={features} />
        </Suspense>
      ) : (
        <DrillDownProvider options={model}>
          {view.segment === undefined ? (
            <ActionableTable key={report.id} table={table} rows={data?.list ?? noRows} features={features} />
          ) : (
            <Suspense>
              <SegmentedTable key={report.id} table={table} features={features} />
            </Suspense>
          )}
        </DrillDownProvider>
      )}
      {itemCommands.dialog}
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
