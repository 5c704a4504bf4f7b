import { LanguageChoices } from '../../lib/language-choices';
import type { LazyMenuParts } from '../../lib/lazy-menu';
import { useChangeLanguage } from '../../lib/use-change-language';

/** The language of the signed-in user: stored with the user; the server's own texts are fetched again. */
export function LanguageMenu(parts: LazyMenuParts) {
  const { change } = useChangeLanguage();
  return <LanguageChoices {...parts} onChoose={change} />;
}
