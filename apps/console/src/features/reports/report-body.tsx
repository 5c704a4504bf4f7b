import type { ReportInfo } from '@meridian/api-client/contract';
import { Alert } from '@meridian/ui';
import { CompareNotice } from './comparison/compare-notice';
import { ComparePanel } from './comparison/compare-panel';
import { useNewItemsText } from './conditions/use-new-items-text';
import { FinerNotice } from './finer/finer-notice';
import { infoOfRows } from './metadata/completeness';
import { ReportMeta, ReportMetaPlaceholder } from './metadata/report-meta';
import { ReportProgress } from './progress/report-progress';
import { useLongLoading } from './progress/use-long-loading';
import { ReportRows, type ReportRowsProps } from './table/report-rows';
import { ReportKpis } from './trend/report-kpis';
import type { ReportModel } from './use-report-model';
import { IgnoredParametersNotice } from './view/ignored-parameters-notice';

export interface ReportBodyProps extends Pick<ReportRowsProps, 'canOpen' | 'onOpenReport' | 'itemDialog'> {
  model: ReportModel;
  /** Name of the table. */
  title: string;
  /** Absent if the user may not import. */
  onOpenImports: (() => void) | undefined;
}

/** A report below its toolbar: KPIs or comparison, metadata, rows. */
export function ReportBody(props: ReportBodyProps) {
  const { model, title, canOpen, onOpenReport, onOpenImports, itemDialog } = props;
  const { report, view, rows, account } = model;
  const { response, status, shownCount, cappedCount } = rows;
  const seconds = useLongLoading(rows.isLoading);
  const comparison = view.comparedRange ? response?.data.comparison : undefined;
  return (
    <>
      <IgnoredParametersNotice model={model} />
      <FinerNotice model={model} />
      {view.compare && view.comparedRange ? (
        <ComparePanel model={model} compare={view.compare} range={view.comparedRange} />
      ) : (
        <ReportKpis model={model} />
      )}
      {response && <NewItemsNotice model={model} info={response.data.info} />}
      {comparison && <CompareNotice model={model} comparison={comparison} />}
      {seconds !== undefined ? (
        <ReportProgress
          seconds={seconds}
          isEarlierSelection={response !== undefined && rows.isEarlierSelection}
          onCancel={rows.cancel}
        />
      ) : response ? (
        <ReportMeta
          info={infoOfRows(response.data, {
            isFiltered: report.section !== 'account' && view.filterCount > 0,
          })}
          isEarlierSelection={rows.isEarlierSelection}
          comparison={comparison}
          accountName={account?.accountName}
          cap={
            shownCount !== undefined && cappedCount !== undefined
              ? { shown: shownCount, total: cappedCount }
              : undefined
          }
        />
      ) : (
        status === 'loading' && <ReportMetaPlaceholder />
      )}
      <ReportRows
        model={model}
        title={title}
        canOpen={canOpen}
        onOpenReport={onOpenReport}
        onOpenImports={onOpenImports}
        itemDialog={itemDialog}
      />
    </>
  );
}

/** Says that all rows count as new where there is no data before the report. */
function NewItemsNotice({ model, info }: { model: ReportModel; info: ReportInfo }) {
  const text = useNewItemsText(model, info);
  if (text === undefined) return null;
  return (
    <Alert tone="info" className="mx-page my-2 shrink-0 max-desktop:mx-4">
      {text}
    </Alert>
  );
}
