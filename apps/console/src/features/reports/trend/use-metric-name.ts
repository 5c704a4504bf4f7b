import { useTranslation } from '@meridian/i18n';
import type { KpiKey } from './kpi-keys';

/** The name of a metric: the title of its column, or a shorter one if the title does not fit. */
export function useMetricName(): (key: KpiKey) => string {
  const { t } = useTranslation(['reports', 'columns']);
  return (key) => (key === 'cpc' ? t('reports:figures.cpc') : t(`columns:${key}`));
}
