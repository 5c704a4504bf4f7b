import { useTranslation } from '@meridian/i18n';

/** The display name of a draft: its name, or a placeholder if the name is empty. */
export function useDraftName(): (draft: { name: string }) => string {
  const { t } = useTranslation('adDrafts');
  return ({ name }) => name.trim() || t('unnamed');
}
