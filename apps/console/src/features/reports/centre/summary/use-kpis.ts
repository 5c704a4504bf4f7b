import type { WeeklyOverview } from '@meridian/api-client/contract';
import type { PeriodBasis } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import type { KpiData } from '@meridian/ui';
import { plottedValue } from '../../../../lib/format/metrics';
import { kpiKeys } from '../../trend/kpi-keys';
import { metricChangeOf, metricNumber, formatWeekMetric } from '../metric-text';
import { useChangeText } from '../use-change-text';

/** The KPIs of a week: value, change from the comparison week, values by day. */
export function useKpis(basis: PeriodBasis): (overview: WeeklyOverview) => KpiData[] {
  const { t } = useTranslation('columns');
  const changeText = useChangeText(basis);
  return ({ summary, previousSummary, days, currency }) =>
    kpiKeys.map((metric) => ({
      id: metric,
      label: t(metric),
      value: formatWeekMetric(metricNumber(summary, metric), metric, currency),
      change: changeText(metricChangeOf(summary, previousSummary, metric)),
      trend: days.map(({ values }) => plottedValue(metricNumber(values, metric))),
    }));
}
