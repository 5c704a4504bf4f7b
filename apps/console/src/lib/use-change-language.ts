import { languageIds, useTranslation, type Language } from '@meridian/i18n';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useApi } from './api';
import { notify } from './notices';
import { useErrorMessage } from './use-error-message';
import { useSwitchLanguage } from './use-switch-language';

export interface ChangeLanguage {
  /** Resolves to whether it is done; what failed has said so, and the old language stays. */
  change: (language: Language) => Promise<boolean>;
  isChanging: boolean;
}

/**
 * Changes the language of the signed-in user: stored with them, so that it is theirs on the next computer too; then
 * all texts here change, and those of the server are asked for anew. While one change is under way, others are ignored.
 */
export function useChangeLanguage(): ChangeLanguage {
  const api = useApi();
  const router = useRouter();
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const switchLanguage = useSwitchLanguage();
  const [isChanging, setIsChanging] = useState(false);
  const isBusy = useRef(false);
  const change = useCallback(
    async (language: Language) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setIsChanging(true);
      try {
        await api.call('changeLanguage', { body: { language: languageIds[language] } });
        const isDone = await switchLanguage(language);
        if (isDone) void router.invalidate();
        return isDone;
      } catch (error) {
        notify({ tone: 'error', title: t('switchFailed'), description: errorMessage(error) });
        return false;
      } finally {
        isBusy.current = false;
        setIsChanging(false);
      }
    },
    [api, router, t, errorMessage, switchLanguage],
  );
  return { change, isChanging };
}
