import {
  exportStates,
  importStates,
  type DownloadRecord,
  type ReportImport,
} from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const download = (index: number, name: string, more: Partial<DownloadRecord> = {}): DownloadRecord => ({
  id: `b7a3f4f0-5d27-4a3c-8d25-0d3c8a1b6e0${String(index)}`,
  fileName: `${name}.xlsx`,
  format: 'xlsx',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  ...{ beginDate: '2026-11-14', endDate: '2026-11-20' },
  state: exportStates.ready,
  progress: 1,
  ...{ totalCount: 348, rowCount: 348, size: 18_400 },
  failure: null,
  createdTime: '2026-11-21T01:13:00Z',
  finishedTime: '2026-11-21T01:14:00Z',
  ...more,
});
const unfinished = { totalCount: null, rowCount: null, size: null, finishedTime: null };
const downloads: readonly DownloadRecord[] = [
  download(1, 'Search_keyword_2026-11-14_2026-11-20', {
    ...{ ...unfinished, state: exportStates.running, progress: 0.64 },
  }),
  download(2, 'Feed_creative_2026-11-01_2026-11-15', {
    ...{ ...unfinished, channel: 'feed', section: 'designDaily', state: exportStates.waiting, progress: 0 },
  }),
  download(3, 'Search_search-term_2026-10-01_2026-10-31', {
    ...{ section: 'searchTerm', totalCount: 12_345, rowCount: 10_000, size: 2_516_582 },
  }),
  download(4, 'Search_region_2026-11-20_2026-11-20', {
    ...{ ...unfinished, section: 'region', state: exportStates.failed, failure: 'nothing_to_export' },
  }),
  download(5, 'Search_account_2026-11-01_2026-11-20', { section: 'account' }),
];

const reportImport = (index: number, name: string, more: Partial<ReportImport> = {}): ReportImport => ({
  id: `c1d7c7a4-9a53-4d0c-9a26-7f0f1f5e7b0${String(index)}`,
  fileName: `${name}.csv`,
  ...{ accountId: 1, accountNo: '8840213', channel: 'search' },
  state: importStates.done,
  ...{ createdTime: '2026-11-21T01:00:00Z', finishedTime: '2026-11-21T01:00:09Z' },
  ...{ section: 'searchTerm', profile: 'google-ads', encoding: 'utf-8' },
  ...{ beginDate: '2026-11-09', endDate: '2026-11-15', currency: 'CNY' },
  ...{ totalRows: 554, importedRows: 554, failedRows: 0, replacedDays: 0, rowsCost: '18859.20' },
  createdBy: 'Lin Wei',
  mode: 'book',
  detection: null,
  loads: [],
  questions: [],
  answers: { choices: {} },
  notes: [],
  canUndo: false,
  reportedTotals: [],
  problems: [],
  ...more,
});
const period = { value: '2026-11-16', beginDate: '2026-11-09', endDate: '2026-11-15' };

/** A problem with a code of the catalogue, which has its text in each language. */
const problemOf = (
  dataNum: number | null,
  code: string,
  params: ReportImport['problems'][number]['params'] = {},
  cells?: string[],
): ReportImport['problems'][number] => ({ dataNum, code, params, failMessage: '', ...(cells && { cells }) });

const imports: readonly ReportImport[] = [
  reportImport(1, 'search-terms-week-47', {
    ...{ state: importStates.running, section: null, profile: null, encoding: null, finishedTime: null },
    ...{ beginDate: null, endDate: null, totalRows: 0, importedRows: 0, rowsCost: null },
  }),
  reportImport(2, 'search-terms-week-46'),
  reportImport(3, 'keywords-week-46', {
    ...{ section: 'keyword', importedRows: 551, failedRows: 3 },
    problems: [
      problemOf(17, 'number_invalid', { value: '—', column: 'Cost' }, ['2026-11-10', 'jr pass', '—']),
      problemOf(203, 'date_outside_period', period, ['2026-11-16', 'kyoto ryokan', '41.20']),
      problemOf(412, 'too_few_cells', { found: 2, expected: 3 }, ['2026-11-12', 'okinawa']),
    ],
  }),
  reportImport(4, 'notes', {
    ...{ state: importStates.failed, section: null, profile: null, beginDate: null, endDate: null },
    ...{ totalRows: 0, importedRows: 0, rowsCost: null },
    problems: [problemOf(null, 'header_not_found')],
  }),
  reportImport(5, 'search-terms-week-46 (1)', { state: importStates.unchanged }),
];

const listOf =
  (list: readonly unknown[]): FakeEndpoint =>
  () => ({ data: { list }, page: { number: 1, size: 20, totalCount: list.length } });

/** The responses of the download centre and of the imports. */
export const fileResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/downloadExcelRecord/list': listOf(isEmpty ? [] : downloads),
  '/downloadExcelRecord/retry': () => ({ data: {} }),
  '/downloadExcelRecord/delete': () => ({ data: { deletedCount: 1 } }),
  '/downloadExcelRecord/download': () => ({ file: 'rows', fileName: 'report.csv' }),
  '/reportImport/list': listOf(isEmpty ? [] : imports),
});
