import { languageIds, languageNames, useTranslation, type Language } from '@meridian/i18n';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { notify } from './notices';
import { useErrorMessage } from './use-error-message';
import { useSendKept } from './use-send-kept';
import { useSwitchLanguage } from './use-switch-language';

export interface ChangeLanguage {
  /** Resolves to whether it is done; what failed has said so, and the old language stays. */
  change: (language: Language) => Promise<boolean>;
  isChanging: boolean;
}

/**
 * Changes the language of the signed-in user: stored with them, so that it is theirs on the next computer too; then
 * all texts here change, and those of the server are asked for anew. While one change is under way, others are ignored.
 * A server that is away is told when it answers again.
 */
export function useChangeLanguage(): ChangeLanguage {
  const sendKept = useSendKept();
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
        await new Promise<void>((resolve, reject) => {
          const what = t('shell:away.language', { language: languageNames[language] });
          const body = { language: languageIds[language] };
          // a server that is away hears of it later
          sendKept({ what, call: 'changeLanguage', body }, { onWaiting: resolve }).then(
            () => resolve(),
            reject,
          );
        });
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
    [sendKept, router, t, errorMessage, switchLanguage],
  );
  return { change, isChanging };
}
