import { printSearch } from '../../../lib/page/search-params';
import type { ReportAddress } from '../view/report-address';

/** The absolute URL of a report; `here` is the current URL, whose parameters it replaces. */
export function viewLink(address: ReportAddress, here: string): string {
  const url = new URL(here);
  url.search = printSearch(address);
  url.hash = '';
  return url.href;
}
