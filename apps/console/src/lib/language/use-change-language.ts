import { sentOrPaused, useOfflineMutation } from '@meridian/api-client/react';
import { languageIds, languageNames, useTranslation, type Language } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useApi } from '../api/api';
import { useErrorMessage } from '../api/use-error-message';
import { offlineEndpoints } from '../offline/offline-endpoints';
import { notify } from '../page/notices';
import { useSwitchLanguage } from './use-switch-language';

export interface ChangeLanguage {
  /** Resolves to whether it succeeded; an error has already been shown, and the old language stays. */
  change: (language: Language) => Promise<boolean>;
  isChanging: boolean;
}

/**
 * Changes the language of the logged-in user: stores it with the user, for other computers; then all texts here change, and those of the
 * server are refetched. During a change, others are ignored. While the server is unreachable, the texts change at once and the request
 * is sent later.
 */
export function useChangeLanguage(): ChangeLanguage {
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useOfflineMutation(useApi(), offlineEndpoints.changeLanguage);
  const router = useRouter();
  const { t } = useTranslation(['common', 'shell']);
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
        const what = t('shell:away.language', { language: languageNames[language] });
        const variables = { what, body: { language: languageIds[language] } };
        await sentOrPaused({ queryClient, variables, sent: send(variables) });
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
    [queryClient, send, router, t, errorMessage, switchLanguage],
  );
  return { change, isChanging };
}
