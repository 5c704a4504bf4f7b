import { parseSearch } from '../../lib/page/search-params';

/** What a link of the router needs for an address of ours: it takes path, search and hash apart. */
export function linkTo(href: string) {
  const [, to = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?([^]*)$/.exec(href) ?? [];
  return { to, search: parseSearch(search), hash };
}
