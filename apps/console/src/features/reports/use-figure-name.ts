import { useTranslation } from '@meridian/i18n';
import type { FigureKey } from './figure-keys';

/** The name of a figure: that of its column, or a shorter one where that has no room beside its change. */
export function useFigureName(): (key: FigureKey) => string {
  const { t } = useTranslation(['reports', 'columns']);
  return (key) => (key === 'cpc' ? t('reports:figures.cpc') : t(`columns:${key}`));
}
