import { languages, languageTags, useLanguage, useTranslation } from '@meridian/i18n';
import { useEffect, useMemo, useState } from 'react';
import { hasPage } from '../navigation/pages';
import { useSignedIn } from '../shell/use-shell';
import { pageWords } from './page-words';
import { indexPages } from './route-index';

/**
 * The pages of the user with their names in every language.
 * Shape:  the current language at once, the others once their texts are loaded; a language whose texts cannot be
 *         fetched is left out.
 */
export function usePageIndex() {
  const { i18n } = useTranslation('routes');
  const { language } = useLanguage();
  const { routes } = useSignedIn();
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let isGone = false;
    const missing = languages.filter((each) => !i18n.hasResourceBundle(languageTags[each], 'routes'));
    if (missing.length === 0) return;
    const done = () => {
      if (!isGone) setLoads((count) => count + 1);
    };
    // with the loaded languages, all or some
    const tags = missing.map((each) => languageTags[each]);
    i18n.reloadResources(tags, ['routes']).then(done, done);
    return () => {
      isGone = true;
    };
  }, [i18n, language]);
  return useMemo(() => {
    const known = languages.filter((each) => i18n.hasResourceBundle(languageTags[each], 'routes'));
    const words = new Map(known.map((each) => [each, pageWords(i18n, each)] as const));
    return indexPages({ nodes: routes, words, hasPage });
    // `loads`, `language`: texts of other languages have been loaded
    // oxlint-disable-next-line react/exhaustive-deps
  }, [i18n, routes, loads, language]);
}
