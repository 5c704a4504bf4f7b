import { useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { useCallback } from 'react';
import { notify } from '../page/notices';
import { storeLanguage } from './language';

/**
 * Changes all texts without a reload and stores the language in this browser.
 * Shape:  resolves to whether it succeeded; a failure is shown and leaves the old language on screen.
 */
export function useSwitchLanguage(): (language: Language) => Promise<boolean> {
  const { t } = useTranslation();
  const { setLanguage } = useLanguage();
  return useCallback(
    async (language) => {
      try {
        await setLanguage(language);
      } catch {
        notify({ tone: 'error', title: t('switchFailed') });
        return false;
      }
      storeLanguage(language);
      return true;
    },
    [setLanguage, t],
  );
}
