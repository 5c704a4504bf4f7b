import { CompareNotice } from './parts/compare-notice';
import { ComparePanel } from './parts/compare-panel';
import { IgnoredParametersNotice } from './parts/ignored-parameters-notice';
import { ReportFigures } from './parts/report-kpis';
import { ReportMeta, ReportMetaPlaceholder } from './parts/report-meta';
import { ReportRows } from './parts/report-rows';
import type { ReportModel } from './use-report-model';

export interface ReportBodyProps {
  model: ReportModel;
  /** Names the table. */
  title: string;
  /** Absent where the user may not import. */
  onOpenImports: (() => void) | undefined;
}

/** A report below its toolbar: key figures or comparison, what the figures are, the rows. */
export function ReportBody({ model, title, onOpenImports }: ReportBodyProps) {
  const { view, rows, account } = model;
  const { answer, status, shownCount, cappedCount } = rows;
  const comparison = view.comparedRange ? answer?.data.comparison : undefined;
  return (
    <>
      <IgnoredParametersNotice model={model} />
      {view.compare && view.comparedRange ? (
        <ComparePanel model={model} compare={view.compare} range={view.comparedRange} />
      ) : (
        <ReportFigures model={model} />
      )}
      {comparison && <CompareNotice model={model} comparison={comparison} />}
      {answer ? (
        <ReportMeta
          info={answer.data.info}
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
      <ReportRows model={model} title={title} onOpenImports={onOpenImports} />
    </>
  );
}
