import { exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const download = (index: number, name: string, more: Partial<DownloadRecord> = {}): DownloadRecord => ({
  id: `b7a3f4f0-5d27-4a3c-8d25-0d3c8a1b6e0${String(index)}`,
  fileName: `${name}.xlsx`,
  format: 'xlsx',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  account: { accountNo: '8840213', accountName: '枫叶旅行' },
  accountCount: 1,
  state: exportStates.ready,
  progress: 1,
  totalCount: 348,
  rowCount: 348,
  size: 18_400,
  failure: null,
  createdTime: '2026-11-21T01:13:00Z',
  finishedTime: '2026-11-21T01:14:00Z',
  ...more,
});
const unfinished = { totalCount: null, rowCount: null, size: null, finishedTime: null };
const downloads: readonly DownloadRecord[] = [
  download(1, 'Search_keyword_2026-11-14_2026-11-20', {
    ...unfinished,
    state: exportStates.running,
    progress: 0.64,
  }),
  download(2, 'Feed_creative_2026-11-01_2026-11-15', {
    ...unfinished,
    channel: 'feed',
    section: 'designDaily',
    state: exportStates.waiting,
    progress: 0,
  }),
  download(3, 'Search_search-term_2026-10-01_2026-10-31', {
    section: 'searchTerm',
    totalCount: 12_345,
    rowCount: 10_000,
    size: 2_516_582,
  }),
  download(4, 'Search_region_2026-11-20_2026-11-20', {
    ...unfinished,
    section: 'region',
    state: exportStates.failed,
    failure: 'nothing_to_export',
  }),
  download(5, 'Search_account_2026-11-01_2026-11-20', { section: 'account', account: null, accountCount: 5 }),
];

const listOf =
  (list: readonly unknown[]): FakeEndpoint =>
  () => ({ data: { list }, page: { number: 1, size: 20, totalCount: list.length } });

/** The responses of the download centre. */
export const fileResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/downloadExcelRecord/list': listOf(isEmpty ? [] : downloads),
  '/downloadExcelRecord/retry': () => ({ data: {} }),
  '/downloadExcelRecord/delete': () => ({ data: { deletedCount: 1 } }),
  '/downloadExcelRecord/download': () => ({ file: 'rows', fileName: 'report.csv' }),
});
