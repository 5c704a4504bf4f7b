import { defaultPageSize, findSection, type ReportViewContent } from '@meridian/api-client/contract';
import { periodKey } from '../report-keys';
import type { Report } from '../registry';
import { readReportSearch, type ReportSearch } from '../report-search';
import { readReportView } from '../report-view';

/** The part of an address that a view keeps: neither period nor page, nor what is of one person's accounts. */
export type ViewSearch = Pick<
  ReportSearch,
  | 'columns'
  | 'campaign'
  | 'unit'
  | 'device'
  | 'region'
  | 'matchMode'
  | 'text'
  | 'reportType'
  | 'sort'
  | 'size'
  | 'compare'
  | 'changed'
>;

/** An address from which everything is gone that a view keeps. */
export const noView = {
  columns: undefined,
  campaign: undefined,
  unit: undefined,
  device: undefined,
  region: undefined,
  matchMode: undefined,
  text: undefined,
  reportType: undefined,
  sort: undefined,
  size: undefined,
  compare: undefined,
  changed: undefined,
} as const satisfies Record<keyof ViewSearch, undefined>;

const lists = ['campaign', 'unit', 'device', 'region', 'matchMode'] as const;
/** The metric whose change `changed` speaks of. */
const changedKey = 'cost';

/**
 * What a view of this screen keeps. `columns`: data keys of the columns where they are not as the report has them.
 *
 * Shape: what is at its default is absent; so is a filter that reports of the section do not have.
 */
export function viewOfSearch(
  { channel, section }: Pick<Report, 'channel' | 'section'>,
  search: ViewSearch,
  columns: readonly string[] | undefined = search.columns,
): ReportViewContent {
  const offered = findSection(channel, section)?.filters ?? [];
  const { text, reportType, sort, size, compare, changed } = search;
  const filters = Object.fromEntries(
    lists.flatMap((filter) => {
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
 * The address of a view in this report. What a view keeps of an order by period follows the period of the report.
 *
 * Errors: none. What makes no sense in this report is left out, by the rules that addresses are read by.
 */
export function searchOfView(report: Report, content: ReportViewContent, today: string): ViewSearch {
  const { compare, sort, ...kept } = content;
  const { search } = readReportSearch({
    ...kept,
    sort: sort === undefined ? undefined : orderIn(report, sort),
    compare: compare?.basis,
    changed: compare?.changedKey === changedKey ? compare.changedBy : undefined,
  });
  const { columns, ignored } = readReportView(report, search, { today, accounts: [] });
  const usable = Object.entries(search).filter(([key]) => !ignored.some((each) => each === key));
  return { ...noView, ...Object.fromEntries(usable), columns: columns && [...columns] };
}

/** Whether the screen has moved away from the view that it shows. The order of filter values means nothing. */
export function isEdited(
  report: Report,
  { search, content, today }: { search: ViewSearch; content: ReportViewContent; today: string },
): boolean {
  const kept = viewOfSearch(report, searchOfView(report, content, today));
  return fingerprint(viewOfSearch(report, search)) !== fingerprint(kept);
}

/** Whether a content keeps nothing: the report as it comes. */
export function isPlain(content: ReportViewContent): boolean {
  return Object.keys(content).length === 0;
}

function orderIn(report: Report, sort: string): string | undefined {
  const [key = '', direction = ''] = sort.split(' ');
  if (key !== 'date' && key !== 'reportDates') return sort;
  const own = periodKey(report);
  return own && `${own} ${direction}`;
}

function fingerprint(content: ReportViewContent): string {
  const sorted = Object.fromEntries(
    lists.flatMap((filter) => {
      const values = content[filter];
      return values ? [[filter, values.toSorted()]] : [];
    }),
  );
  const entries = Object.entries({ ...content, ...sorted });
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
