import type { WeeklyOverview } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { KpiData } from '@meridian/ui';
import { plottedValue } from '../../../../lib/format/metrics';
import { kpiKeys } from '../../trend/kpi-keys';
import { changeOfFigure, figureOf, formatFigure } from '../figures';
import { useChangeText } from '../use-change-text';

/** The figures of the strip: the week, its change against the week before, its course by day. */
export function useKpis(): (overview: WeeklyOverview) => KpiData[] {
  const { t } = useTranslation('columns');
  const changeText = useChangeText();
  return ({ summary, previousSummary, days, currency }) =>
    kpiKeys.map((metric) => ({
      id: metric,
      label: t(metric),
      value: formatFigure(figureOf(summary, metric), metric, currency),
      change: changeText(changeOfFigure(summary, previousSummary, metric)),
      trend: days.map(({ values }) => plottedValue(figureOf(values, metric))),
    }));
}
