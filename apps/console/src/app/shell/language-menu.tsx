import { LanguageChoices } from '../../lib/language/language-choices';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import type { LazyMenuParts } from '../../lib/lazy/lazy-menu';

/** The language of the logged-in user, stored with the user; texts from the server are refetched. */
export function LanguageMenu(parts: LazyMenuParts) {
  const { change } = useChangeLanguage();
  return <LanguageChoices {...parts} onChoose={change} />;
}
