import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, cn, FigureStrip, figureStripLabels } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import { useId } from 'react';
import { figureText } from '../../../lib/figures';
import { useIsMobile } from '../../../lib/use-media-query';
import { figureKeys, isFigureKey } from '../figure-keys';
import { figureChange, figureCourse } from '../strip-figures';
import type { ReportModel } from '../use-report-model';
import { useReportTrend } from '../use-report-trend';
import { useFigureName } from '../use-figure-name';
import { FigureChart } from './figure-chart';

/** Two or three are in sight at a time. */
const mobileOrder = ['cost', 'click', 'ctr', 'impression', 'cpc', 'conversion'] as const;

/** The key figures of a report against the period before, and the chart of the one that is chosen. */
export function ReportFigures({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'common']);
  const { language } = useLanguage();
  const chartId = useId();
  const nameOf = useFigureName();
  const isMobile = useIsMobile();
  const { report, view, change } = model;
  const { trend, isLoading, isStale, hasFailed, isFetching, retry } = useReportTrend({ report, view });
  // what failed with the rows is said in their place, and asked for again with them
  if (view.rangeError !== null || (hasFailed && model.rows.status === 'error')) return null;
  if (hasFailed) {
    return (
      <p
        role="status"
        className="flex shrink-0 items-center gap-2 px-page pb-3 text-12 text-fg-3 max-desktop:px-4"
      >
        {t('figures.failed')}
        <Button
          variant="link"
          icon={<RotateCwIcon className="size-3.5" />}
          isLoading={isFetching}
          onClick={retry}
          className="h-6 text-12"
        >
          {t('common:tryAgain')}
        </Button>
      </p>
    );
  }
  const figures = trend
    ? (isMobile ? mobileOrder : figureKeys).map((key) => ({
        id: key,
        label: nameOf(key),
        value: figureText(key, trend.summary[key], trend.currency),
        change: figureChange(trend, key, language),
        trend: figureCourse(trend.points, key),
      }))
    : [];
  return (
    <div className="shrink-0 px-page pb-3 max-desktop:px-4">
      <FigureStrip
        figures={figures}
        isLoading={isLoading}
        selected={view.figure}
        onSelectedChange={(id) =>
          change(
            { figure: id !== null && isFigureKey(id) ? id : undefined, page: model.search.page },
            { replace: true },
          )
        }
        chartId={chartId}
        labels={figureStripLabels[language]}
        className={cn(isStale && 'opacity-60')}
      >
        {view.figure && trend && (
          <FigureChart
            figure={view.figure}
            trend={trend}
            onClose={() => change({ figure: undefined, page: model.search.page }, { replace: true })}
          />
        )}
      </FigureStrip>
    </div>
  );
}
