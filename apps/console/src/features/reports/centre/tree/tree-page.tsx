import { pagePath } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { ColumnChooser, ReportTable, type NarrowLayout } from '@meridian/report-table';
import { Alert, Button } from '@meridian/ui';
import { ChevronsLeftRightIcon, ChevronsRightLeftIcon } from '@meridian/ui/icons';
import { useMemo } from 'react';
import { useIsMobile } from '../../../../lib/device/use-is-mobile';
import { usePageTitle } from '../../../../lib/page/use-page-title';
import { CompareButton } from '../../comparison/compare-button';
import { CompareNotice } from '../../comparison/compare-notice';
import { ComparePanel } from '../../comparison/compare-panel';
import { reportBelow } from '../../drill-down/drill-down-link';
import { DrillDownProvider } from '../../drill-down/drill-down-names';
import { FilterRow } from '../../filters/filter-row';
import { ReportTypeControl } from '../../filters/report-type-control';
import { TextFilter } from '../../filters/text-filter';
import { infoOfRows } from '../../metadata/completeness';
import { ReportMeta } from '../../metadata/report-meta';
import { PrintablePage } from '../../print/printable-page';
import { usePrinting } from '../../print/use-printing';
import { MissingViewNotice } from '../../saved-views/missing-view-notice';
import { ViewsButton } from '../../saved-views/views-button';
import { useCodeTexts } from '../../table/code-word';
import { NoRows } from '../../table/no-rows';
import { RowsFailed } from '../../table/rows-failed';
import { defaultOrder, printTableSort, tableSort } from '../../table/table-sort';
import { ExportButton } from '../../toolbar/export-button';
import { SendButton } from '../../toolbar/send-button';
import { useReportModel } from '../../use-report-model';
import { useReportNames } from '../../use-report-names';
import { IgnoredParametersNotice } from '../../view/ignored-parameters-notice';
import { CentreBar } from '../centre-bar';
import type { CentrePageProps } from '../centre-props';
import { treeComparison } from './tree-comparison';
import { useTree } from './use-tree';

const narrow: NarrowLayout = { lead: 'campaignName' };
/** The week is the same for the page and needs no column. The column of campaigns also has the names of units. */
const nameWidth = { wide: 320, phone: 190 } as const;

/** A week of every campaign, with foldable units. */
export function TreePage({ canOpen, onOpenImports, ...props }: CentrePageProps) {
  const { t } = useTranslation(['reportCentre', 'reports', 'routes', 'errors']);
  const { titleOf } = useReportNames();
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const printing = usePrinting();
  const title = titleOf(props.report);
  usePageTitle(title);
  // there is no chart above the rows, and the units below campaigns are never sums
  const own = { metric: undefined, from: undefined };
  const address = { ...props.address, ...own };
  const model = useReportModel({ ...props, address });
  const { view, rows, columns: given, today, change, account } = model;
  const columns = useMemo(
    () => ({
      ...given,
      titleInfos: given.titleInfos
        .filter(({ dataKey }) => dataKey !== 'reportDates')
        .map((info) =>
          info.dataKey === 'campaignName'
            ? { ...info, width: isMobile ? nameWidth.phone : nameWidth.wide }
            : info,
        ),
    }),
    [given, isMobile],
  );
  const cellTexts = useCodeTexts();
  const { tree, renderers, nameRenderers, isAllOpen, openAll, closeAll } = useTree(model, language);
  const { response, status, shownCount } = rows;
  const comparison = useMemo(() => response && treeComparison(response.data, tree), [response, tree]);
  const unitReport = reportBelow(model.report);
  const belowUnits = unitReport && reportBelow(unitReport);
  const unitOptions =
    belowUnits && canOpen(belowUnits.path)
      ? { report: unitReport, view, accounts: model.accounts }
      : undefined;
  return (
    <PrintablePage
      model={{ ...model, columns }}
      title={title}
      printing={printing}
      tree={{ rows: tree.rows, renderers: nameRenderers, comparison }}
    >
      <CentreBar
        week={view.range}
        onWeekChange={(week) => change({ range: week })}
        today={today}
        onPrint={printing.start}
        actions={
          canOpen(pagePath('downloads')) && (
            <>
              <SendButton model={model} />
              <ExportButton model={model} title={titleOf({ ...props.report, kind: 'section' })} />
            </>
          )
        }
      >
        <FilterRow model={model} />
        <ReportTypeControl model={model} />
      </CentreBar>
      <div className="flex shrink-0 flex-wrap items-center gap-ctl px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="mr-auto text-20 font-semibold tracking-tight in-data-[size=mini]:text-16">{title}</h1>
        <Button
          variant="ghost"
          icon={isAllOpen ? <ChevronsRightLeftIcon /> : <ChevronsLeftRightIcon />}
          disabled={tree.rows.length === 0}
          onClick={isAllOpen ? closeAll : openAll}
        >
          {t(isAllOpen ? 'tree.collapseAll' : 'tree.expandAll')}
        </Button>
        <TextFilter
          value={view.text}
          onValueChange={(text) => change({ text }, { replace: true })}
          hasShortcut
          className="w-52"
        />
        {!isMobile && (
          <>
            <CompareButton model={model} />
            <ColumnChooser {...columns} language={language} />
          </>
        )}
        <ViewsButton model={model} />
        {view.rangeError && (
          <Alert tone="bad" className="basis-full">
            {t(`errors:${view.rangeError}`)}
          </Alert>
        )}
      </div>
      <MissingViewNotice model={model} />
      <IgnoredParametersNotice model={model} />
      {view.compare && view.comparedRange && (
        <ComparePanel model={model} compare={view.compare} range={view.comparedRange} />
      )}
      {response?.data.comparison && <CompareNotice model={model} comparison={response.data.comparison} />}
      {response && (
        <ReportMeta
          info={infoOfRows(response.data, {
            isFiltered: view.filterCount > 0,
          })}
          comparison={response.data.comparison}
          accountName={account?.accountName}
        />
      )}
      <DrillDownProvider options={unitOptions}>
        <ReportTable
          caption={t('reports:tableCaption', {
            report: title,
            range: formatDayRange(view.range, language),
          })}
          {...columns}
          rows={tree.rows}
          summary={response?.data.summary}
          status={status}
          cellTexts={cellTexts}
          language={language}
          sort={tableSort(model.rows.sort)}
          onSortChange={(sort) => change({ sort: printTableSort(sort) })}
          givenOrder={defaultOrder(model.report, { range: view.range })}
          pagination={{
            page: view.page,
            size: view.size,
            totalCount: shownCount ?? 0,
            onChange: ({ page, size }) => change({ size, page: size === view.size ? page : undefined }),
          }}
          renderers={renderers}
          narrow={narrow}
          comparison={comparison}
          empty={response && <NoRows model={model} info={response.data.info} onOpenImports={onOpenImports} />}
          error={<RowsFailed model={model} />}
        />
      </DrillDownProvider>
    </PrintablePage>
  );
}
