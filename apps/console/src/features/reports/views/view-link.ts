import { printSearch } from '../../../lib/search-params';
import type { ReportSearch } from '../report-search';

/** The absolute address of a screen; `here` is the present one, whose parameters it replaces. */
export function viewLink(search: ReportSearch, here: string): string {
  const url = new URL(here);
  url.search = printSearch(search);
  url.hash = '';
  return url.href;
}
