import { findText, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { cn, KpiStrip, kpiStripLabels } from '@meridian/ui';
import { useId, type ReactNode } from 'react';
import { infoOfRows } from '../../metadata/completeness';
import { ReportMeta } from '../../metadata/report-meta';
import { PrintHead } from '../../print/print-head';
import { PrintSheet } from '../../print/print-sheet';
import { useIsPrinting } from '../../print/use-is-printing';
import { NoRows } from '../../table/no-rows';
import { isKpiKey } from '../../trend/kpi-keys';
import type { ReportModel } from '../../use-report-model';
import { useReportNames } from '../../use-report-names';
import { periodBasisOf } from '../../view/comparison';
import { SectionLink } from '../section-link';
import { DayPanel } from './day-panel';
import { HoursPanel } from './hours-panel';
import { RankedPanel } from './ranked-panel';
import { SharePanel } from './share-panel';
import { useKpis } from './use-kpis';
import { useSummary } from './use-summary';

export interface SummaryContentProps {
  /** With a valid week. */
  model: ReportModel;
  canOpen: (path: string) => boolean;
  onOpenImports: (() => void) | undefined;
  /** Notice about invalid parameters of the address. */
  notice: ReactNode;
}

const topCount = 15;

/** The panels of a week. */
export function SummaryContent({ model, canOpen, onOpenImports, notice }: SummaryContentProps) {
  const { t, i18n } = useTranslation(['reportCentre', 'reports', 'routes', 'columns']);
  const { language } = useLanguage();
  const isPrinting = useIsPrinting();
  const chartId = useId();
  const { report, view, account, change } = model;
  const title = useReportNames().titleOf(report);
  const { channel } = report;
  const week = view.range;
  const basis = periodBasisOf(view);
  const { overview, shares, regions, keywords, hours } = useSummary(channel, week, basis);
  const kpisOf = useKpis(basis);
  const metric = view.metric ?? 'cost';
  const currency = overview.data?.currency ?? null;
  const compared =
    overview.data &&
    t('compared', {
      // of another year, which must be named
      range: formatDayRange(overview.data.previousWeek, language, basis === 'lastYear' ? 'full' : 'short'),
    });
  const hasData = overview.data?.days.some(({ values }) => values !== null) ?? true;
  const link = (section: Parameters<typeof SectionLink>[0]['section']) => (
    <SectionLink channel={channel} section={section} week={week} canOpen={canOpen} />
  );
  const isSearch = channel === 'search';
  const words = isSearch ? 'keyword' : 'intentionWord';
  return (
    <>
      <PrintSheet orientation="portrait" />
      <div className="-mt-px min-h-8.75 shrink-0 print:hidden">
        {overview.data && (
          <ReportMeta
            info={infoOfRows(overview.data, { isFiltered: false })}
            accountName={account?.accountName}
          />
        )}
      </div>
      <div className="pt-3 empty:hidden print:hidden">{notice}</div>
      <div className="grid w-full max-w-400 grid-cols-12 gap-4 px-page pt-5 pb-8 max-desktop:px-4 max-desktop:pt-4 print:gap-3 print:p-0">
        {isPrinting && overview.data ? (
          <PrintHead
            className="col-span-12"
            title={title}
            accountName={account?.accountName}
            info={infoOfRows(overview.data, { isFiltered: false })}
            note={compared}
          />
        ) : (
          <div className="col-span-12 flex flex-wrap items-baseline gap-x-2">
            <h1 className="text-20 font-semibold tracking-tight">{title}</h1>
            <span className="text-13 text-fg-3">{compared}</span>
          </div>
        )}
        {overview.data && !hasData ? (
          <div className="col-span-12 rounded-md border border-line-2">
            <NoRows
              model={model}
              info={infoOfRows(overview.data, { isFiltered: false })}
              onOpenImports={onOpenImports}
            />
          </div>
        ) : (
          <>
            {!overview.isError && (
              <KpiStrip
                kpis={overview.data ? kpisOf(overview.data) : []}
                selected={metric}
                onSelectedChange={(id) =>
                  change({ metric: id !== null && isKpiKey(id) ? id : undefined }, { replace: true })
                }
                chartId={chartId}
                isLoading={overview.isPending}
                labels={kpiStripLabels[language]}
                className="col-span-12"
              />
            )}
            <DayPanel
              id={chartId}
              query={overview}
              metric={metric}
              basis={basis}
              rowsBeside={shares.data?.items.length ?? (isSearch ? 2 : 4)}
              className="col-span-12 roomy:col-span-8 print:col-span-8"
            />
          </>
        )}
        <SharePanel
          title={t(isSearch ? 'devices.title' : 'direction.title')}
          query={shares}
          currency={currency}
          basis={basis}
          wordOf={(name) =>
            (isSearch ? findText(i18n, 'reports', `codes.device.${name}`) : findText(i18n, 'routes', name)) ??
            name
          }
          link={isSearch && link('device')}
          className={cn('col-span-12', hasData && 'roomy:col-span-4 print:col-span-4')}
        />
        <RankedPanel
          title={t('ranked.regions', { count: topCount })}
          nameTitle={t('ranked.region')}
          query={regions}
          currency={currency}
          basis={basis}
          link={link('region')}
          className="col-span-12 roomy:col-span-6 print:col-span-6"
        />
        <RankedPanel
          title={t(isSearch ? 'ranked.keywords' : 'ranked.intentionWords', { count: topCount })}
          nameTitle={t(`ranked.${words}`)}
          query={keywords}
          currency={currency}
          basis={basis}
          link={link(words)}
          className="col-span-12 roomy:col-span-6 print:col-span-6"
        />
        <HoursPanel query={hours} link={link('timePeriod')} className="col-span-12" />
      </div>
    </>
  );
}
