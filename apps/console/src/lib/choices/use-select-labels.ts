import { useTranslation } from '@meridian/i18n';
import type { SearchSelectLabels } from '@meridian/ui';

/** The texts of a `SearchSelect`, except the names of its list and its search field. */
export function useSelectLabels(names: Pick<SearchSelectLabels, 'list' | 'search'>): SearchSelectLabels {
  const { t } = useTranslation();
  return {
    ...names,
    clear: t('clear'),
    empty: t('choices.empty'),
    loading: t('choices.loading'),
    failed: t('choices.failed'),
    retry: t('tryAgain'),
  };
}
