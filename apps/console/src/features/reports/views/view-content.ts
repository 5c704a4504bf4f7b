import {
  defaultPageSize,
  findSection,
  isPeriodColumnKey,
  parseSort,
  periodColumnKey,
  printSort,
  recordOf,
  valueFilters,
  type ReportViewContent,
} from '@meridian/api-client/contract';
import type { Report } from '../registry';
import { readReportSearch, type ReportSearch } from '../report-search';
import { readReportView } from '../report-view';

const viewKeys = [
  ...valueFilters,
  'text',
  'columns',
  'reportType',
  'sort',
  'size',
  'compare',
  'changed',
] as const;
/** The parameters of an address that a view contains: all but period, page and accounts. */
export type ViewSearch = Pick<ReportSearch, (typeof viewKeys)[number]>;

/** An address without any parameter that a view contains. */
export const noView = recordOf(viewKeys, () => undefined);

/** The metric whose change `changed` refers to. */
const changedKey = 'cost';

/**
 * The content of a view of this screen. `columns`: data keys of the columns where they differ from the default.
 *
 * Shape: defaults are absent; so are filters that the section does not have.
 */
export function viewOfSearch(
  { channel, section }: Pick<Report, 'channel' | 'section'>,
  search: ViewSearch,
  columns: readonly string[] | undefined = search.columns,
): ReportViewContent {
  const offered = findSection(channel, section)?.filters ?? [];
  const { text, reportType, sort, size, compare, changed } = search;
  const filters = Object.fromEntries(
    valueFilters.flatMap((filter) => {
      const values = search[filter];
      return values && values.length > 0 && offered.includes(filter) ? [[filter, values]] : [];
    }),
  );
  return {
    ...(columns && columns.length > 0 && { columns: [...columns] }),
    ...filters,
    ...(text !== undefined && offered.includes('text') && { text }),
    ...(reportType !== undefined && { reportType }),
    ...(sort !== undefined && { sort }),
    ...(size !== undefined && size !== defaultPageSize && { size }),
    ...(compare && {
      compare: { basis: compare, changedKey, ...(changed !== undefined && { changedBy: changed }) },
    }),
  };
}

/**
 * The address of a view in this report. An order by period becomes one by the date column of the report.
 *
 * Errors: none. What this report does not have is left out, by the rules of addresses.
 */
export function searchOfView(report: Report, content: ReportViewContent, today: string): ViewSearch {
  const { compare, sort, ...rest } = content;
  const { search } = readReportSearch({
    ...rest,
    sort: sort === undefined ? undefined : sortIn(report, sort),
    compare: compare?.basis,
    changed: compare?.changedKey === changedKey ? compare.changedBy : undefined,
  });
  const { columns, ignored } = readReportView(report, search, { today, accounts: [] });
  const usable = Object.entries(search).filter(([key]) => !ignored.some((each) => each === key));
  return { ...noView, ...Object.fromEntries(usable), columns: columns && [...columns] };
}

/** Whether the screen differs from the view that it shows. The order of filter values does not matter. */
export function isEdited(
  report: Report,
  { search, content, today }: { search: ViewSearch; content: ReportViewContent; today: string },
): boolean {
  const saved = viewOfSearch(report, searchOfView(report, content, today));
  return fingerprint(viewOfSearch(report, search)) !== fingerprint(saved);
}

/** Whether a view has default settings only. */
export function isDefaultContent(content: ReportViewContent): boolean {
  return Object.keys(content).length === 0;
}

function sortIn(report: Report, sort: string): string | undefined {
  const order = parseSort(sort);
  if (order === null || !isPeriodColumnKey(order.key)) return sort;
  const key = periodColumnKey(report.period);
  return key && printSort({ ...order, key });
}

function fingerprint(content: ReportViewContent): string {
  const sorted = Object.fromEntries(
    valueFilters.flatMap((filter) => {
      const values = content[filter];
      return values ? [[filter, values.toSorted()]] : [];
    }),
  );
  const entries = Object.entries({ ...content, ...sorted });
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
