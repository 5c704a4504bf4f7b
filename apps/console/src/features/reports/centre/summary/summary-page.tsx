import { pagePath } from '@meridian/api-client/contract';
import { periodBases } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import { usePageTitle } from '../../../../lib/page/use-page-title';
import { ExportButton } from '../../toolbar/export-button';
import { SendButton } from '../../toolbar/send-button';
import { useReportModel, type ReportModel } from '../../use-report-model';
import { useReportNames } from '../../use-report-names';
import { compareWith, periodBasisOf } from '../../view/comparison';
import { IgnoredParametersNotice } from '../../view/ignored-parameters-notice';
import { CentreBar } from '../centre-bar';
import type { CentrePageProps } from '../centre-props';
import { RejectedWeek } from '../rejected-week';
import { SummaryContent } from './summary-content';

/**
 * The summary of a week, compared with the previous week or the same week a year ago. Its export is the report of the accounts that it
 * sums up.
 */
export function SummaryPage({ address, canOpen, onOpenImports, ...props }: CentrePageProps) {
  const { titleOf } = useReportNames();
  const title = titleOf(props.report);
  usePageTitle(title);
  const { beginDate, endDate, metric, compare } = address;
  // filters and similar parameters of another page have no meaning here
  const model = useReportModel({ ...props, address: { beginDate, endDate, metric, compare } });
  const { view, today, change } = model;
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <CentreBar
        week={view.range}
        onWeekChange={(week) => change({ range: week })}
        today={today}
        onPrint={() => window.print()}
        actions={
          canOpen(pagePath('downloads')) && (
            <>
              <SendButton model={model} hasOwnStyle />
              <ExportButton model={model} title={titleOf({ ...props.report, kind: 'section' })} hasOwnStyle />
            </>
          )
        }
      >
        <ComparedWeek model={model} />
      </CentreBar>
      {view.rangeError === null ? (
        <SummaryContent
          model={model}
          canOpen={canOpen}
          onOpenImports={onOpenImports}
          notice={<IgnoredParametersNotice model={model} />}
        />
      ) : (
        <RejectedWeek
          title={title}
          error={view.rangeError}
          today={today}
          onUseDefault={() => change({ range: undefined })}
        />
      )}
    </div>
  );
}

/** The comparison week of a summary. */
function ComparedWeek({ model: { view, change } }: { model: ReportModel }) {
  const { t } = useTranslation(['reportCentre', 'reports']);
  return (
    <SegmentedControl
      label={t('reports:compare.with')}
      items={periodBases.map((basis) => ({ value: basis, label: t(`bar.${basis}`) }))}
      value={periodBasisOf(view)}
      // the previous week needs no parameter in the address
      onValueChange={(basis) => change(compareWith(view, basis === 'previous' ? null : basis))}
    />
  );
}
