import { languageTags, type Language } from '@meridian/i18n';
import type { i18n as I18n } from 'i18next';
import type { RouteNode } from './routes-tree';

/** The name of a page in a language whose texts `routes` are loaded: the console's, otherwise the server's. */
export function nodeTitle(
  i18n: I18n,
  { titleKey, title }: Pick<RouteNode, 'titleKey' | 'title'>,
  language: Language,
): string {
  const tag = languageTags[language];
  const key = titleKey?.replace(/^routes[.:]/, '') ?? '';
  // asserted by `exists`: the server names the key
  return i18n.exists(key, { lng: tag, ns: 'routes' }) ? i18n.getFixedT(tag, 'routes')(key as 'home') : title;
}
