import type { ReactElement } from 'react';
import { LanguageChoices } from '../../lib/language-choices';
import { useChangeLanguage } from '../../lib/use-change-language';

/** The language of the signed-in user: also stored with them, and the server's own texts are fetched anew. */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { change } = useChangeLanguage();
  return <LanguageChoices trigger={trigger} onChoose={change} />;
}
