import { useTranslation } from '@meridian/i18n';
import type { KpiKey } from './kpi-keys';

/** The name of a figure: that of its column, or a shorter one where that has no room beside its change. */
export function useMetricName(): (key: KpiKey) => string {
  const { t } = useTranslation(['reports', 'columns']);
  return (key) => (key === 'cpc' ? t('reports:figures.cpc') : t(`columns:${key}`));
}
