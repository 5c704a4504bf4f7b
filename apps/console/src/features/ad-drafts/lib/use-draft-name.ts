import { useTranslation } from '@meridian/i18n';

/** What to call a draft: its name, or words for one whose name is empty. */
export function useDraftName(): (draft: { name: string }) => string {
  const { t } = useTranslation('adDrafts');
  return ({ name }) => name.trim() || t('unnamed');
}
