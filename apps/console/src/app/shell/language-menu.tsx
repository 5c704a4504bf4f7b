import { languageIds, type Language } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../lib/api';
import { LanguageChoices } from '../../lib/language-choices';
import { notify } from '../../lib/notices';
import { useErrorMessage } from '../../lib/use-error-message';

/** The language of the signed-in user: also stored with them, and the server's own texts are fetched anew. */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const api = useApi();
  const router = useRouter();
  const errorMessage = useErrorMessage();
  const store = useMutation({
    mutationFn: (language: Language) =>
      api.call('changeLanguage', { body: { language: languageIds[language] } }),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
  });
  const handleChanged = (language: Language) => {
    store.mutate(language);
    void router.invalidate();
  };
  return <LanguageChoices trigger={trigger} onChanged={handleChanged} />;
}
