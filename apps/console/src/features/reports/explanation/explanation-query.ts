import {
  findSection,
  pickFilters,
  type ReportFilter,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';
import type { Report } from '../registry';
import { queryOf } from '../view/report-query';
import type { ReportView } from '../view/report-view';

/** What explains the change of a report: the rows of a section. */
export interface ExplanationSubject {
  section: Section;
  query: Omit<ReportQuery, 'accountId'>;
  /** Filters of the report that the section does not have. */
  omitted: (ReportFilter | 'where')[];
}

/** The explanation of a view by its own rows, or by those of another section, in the same accounts, range and comparison. */
export function explanationSubject(
  { channel, section: own }: Pick<Report, 'channel' | 'section'>,
  view: ReportView,
): ExplanationSubject {
  // rows below the threshold are explained as well
  const whole = { ...view, compare: view.compare && { ...view.compare, changedBy: undefined } };
  const section = view.explainBy ?? own;
  if (section === own) return { section, query: queryOf(whole), omitted: [] };
  const offered = findSection(channel, section)?.filters ?? [];
  // a text is searched in the columns of its own section, and conditions select its own rows
  const isKept = (filter: ReportFilter) =>
    filter === 'accountIds' || (filter !== 'text' && offered.some((each) => each === filter));
  const filters = pickFilters(view);
  const omitted = [
    ...view.offered.filter((filter) => filters[filter] !== undefined && !isKept(filter)),
    ...(view.where ? (['where'] as const) : []),
  ];
  const without = Object.fromEntries(omitted.map((filter) => [filter, undefined]));
  return { section, query: queryOf({ ...whole, ...without, from: undefined }), omitted };
}
