import { printSearch } from '../../../lib/page/search-params';
import type { ReportAddress } from '../view/report-address';
import type { ReportView } from '../view/report-view';

/**
 * The absolute URL of a report, with its days and its account, so that it shows the same to every reader on every day.
 *
 * Shape:  `here` is the current URL, whose other parameters it replaces.
 */
export function viewLink(
  { address, view: { range } }: { address: ReportAddress; view: Pick<ReportView, 'range'> },
  { columns, here }: { columns: readonly string[]; here: string },
): string {
  const url = new URL(here);
  const accountId = url.searchParams.get('accountId');
  url.search = printSearch({ ...address, ...range, columns, accountId });
  url.hash = '';
  return url.href;
}
