import { LanguageChoices } from '../../lib/language/language-choices';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';

/** The language of the signed-in user: stored with the user; the server's own texts are fetched again. */
export function LanguageMenu(parts: LazyMenuParts) {
  const { change } = useChangeLanguage();
  return <LanguageChoices {...parts} onChoose={change} />;
}
