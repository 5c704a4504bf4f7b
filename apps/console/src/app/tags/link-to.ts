import { parseSearch } from '../../lib/page/search-params';

/** Props of a router link for an internal address, separated into path, search and hash. */
export function linkTo(href: string) {
  const [, to = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?([^]*)$/.exec(href) ?? [];
  return { to, search: parseSearch(search), hash };
}
