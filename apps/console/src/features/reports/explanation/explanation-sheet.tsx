import {
  explainedMetrics,
  explanationSections,
  type ExplainedMetric,
  type Section,
} from '@meridian/api-client/contract';
import { reportExplanationOptions } from '@meridian/api-client/react';
import type { DateRange } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, SegmentedControl, Select, Sheet, SheetContent, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { EventsBetween } from '../../../lib/events/events-between';
import { useListText } from '../../../lib/language/use-list-text';
import { ListFailed } from '../../../lib/lists/list-failed';
import type { ReportModel } from '../use-report-model';
import { ExplanationContent } from './explanation-content';
import { explanationSubject } from './explanation-query';

export interface ExplanationSheetProps {
  model: ReportModel;
  metric: ExplainedMetric;
  /** Returns the focus, since the address may have opened the sheet. */
  onClosed: () => void;
}

/** Explains the change of a metric in the report's comparison. The request is cancelled when the sheet closes. */
export function ExplanationSheet({ model, metric, onClosed }: ExplanationSheetProps) {
  const { t } = useTranslation(['explanation', 'common', 'columns', 'routes', 'reports']);
  const { language } = useLanguage();
  const listText = useListText();
  const isMobile = useIsMobile();
  const { report, view, account, change } = model;
  const subject = explanationSubject(report, view);
  const hasPrevious = hasPreviousData(model);
  const options = reportExplanationOptions(useApi(), {
    channel: report.channel,
    section: subject.section,
    period: report.period,
    query: subject.query,
    metric,
  });
  const query = useQuery({ ...options, enabled: hasPrevious });
  const show = (next: { explain?: ExplainedMetric | undefined; explainBy?: Section | undefined }) =>
    change({ ...next, page: view.page }, { replace: true });
  const metricOptions = explainedMetrics.map((value) => ({ value, label: t(`columns:${value}`) }));
  const chooseMetric = (value: ExplainedMetric) => show({ explain: value });
  const failedTitle = t('failed');
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && show({ explain: undefined, explainBy: undefined })}>
      <SheetContent
        side="right"
        title={t('title')}
        closeLabel={t('common:close')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        className="desktop:w-240 max-desktop:w-full"
      >
        <div className="flex flex-col gap-5 px-5 pb-6">
          <div className="flex flex-wrap items-center gap-ctl">
            {isMobile ? (
              <Select
                appearance="quiet"
                aria-label={t('metric')}
                options={metricOptions}
                value={metric}
                onValueChange={chooseMetric}
              />
            ) : (
              <SegmentedControl
                label={t('metric')}
                items={metricOptions}
                value={metric}
                onValueChange={chooseMetric}
              />
            )}
            <Select
              appearance="quiet"
              aria-label={t('by')}
              options={explanationSections(report.channel, report.section).map((value) => ({
                value,
                label: t('bySection', { section: t(`routes:${value}`) }),
              }))}
              value={subject.section}
              onValueChange={(section) =>
                show({ explainBy: section === report.section ? undefined : section })
              }
            />
            <span className="min-w-0 truncate text-fg-3 desktop:ml-auto">
              {account?.accountName ?? t('allAccounts')}
            </span>
          </div>
          {subject.omitted.length > 0 && (
            <Alert tone="info">
              {t('omitted', {
                section: t(`routes:${subject.section}`),
                filters: listText(
                  subject.omitted.map((filter) =>
                    filter === 'text'
                      ? t('textFilter')
                      : filter === 'where'
                        ? t('reports:conditions.label')
                        : t(`reports:filters.name.${filter}`),
                  ),
                ),
              })}
            </Alert>
          )}
          {!hasPrevious && view.comparedRange ? (
            <Alert tone="info">
              {t('reports:compare.noData', { range: formatDayRange(view.comparedRange, language) })}
            </Alert>
          ) : query.data ? (
            <ExplanationContent model={model} metric={metric} subject={subject} explanation={query.data} />
          ) : query.isError ? (
            <ListFailed title={failedTitle} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <ExplanationSkeleton />
          )}
          <EventsBetween subject={account && { account, range: eventRangeOf(view) }} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** From the first day of both periods to the last one. */
function eventRangeOf({ range, comparedRange }: ReportModel['view']): DateRange {
  if (!comparedRange) return range;
  return {
    beginDate: range.beginDate < comparedRange.beginDate ? range.beginDate : comparedRange.beginDate,
    endDate: range.endDate > comparedRange.endDate ? range.endDate : comparedRange.endDate,
  };
}

/** Whether the previous period of the report's own rows has data, as far as it is known. */
function hasPreviousData({ view, rows }: ReportModel): boolean {
  return view.explainBy !== undefined || rows.response?.data.comparison?.dataTime !== null;
}

/** The layout of the explanation until it is loaded. */
function ExplanationSkeleton() {
  const { t } = useTranslation('explanation');
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-80 max-w-full" />
        <Skeleton className="h-4 w-60 max-w-full" />
      </div>
      <div className="flex flex-col gap-3">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </div>
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
