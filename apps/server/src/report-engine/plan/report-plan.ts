import {
  pickFilters,
  reportTypes,
  type Channel,
  type Period,
  type ReportQuery,
  type Section,
  type SectionDefinition,
  type SectionFilter,
} from '@meridian/api-client/contract';

/** One requested report, validated: everything that its query, columns and cells are derived from. */
export interface ReportPlan {
  channel: Channel;
  section: Section;
  /** The finer section that the rows are sums of; absent where they are the section's own. */
  from?: Section | undefined;
  period: Period;
  definition: SectionDefinition;
  /** The accounts it covers. */
  accountIds: readonly number[];
  /** Whether each account has rows of its own; else the accounts are summed. */
  isPerAccount: boolean;
  /** Calendar days, both included. */
  beginDate: string;
  endDate: string;
  /** The filters that are set. */
  filters: Pick<ReportQuery, SectionFilter>;
}

/** The plan of a query whose range and filters were accepted. Empty filters are dropped. */
export function planReport(
  subject: Pick<ReportPlan, 'channel' | 'section' | 'period' | 'definition' | 'accountIds'>,
  query: ReportQuery,
): ReportPlan {
  const { beginDate, endDate } = query;
  return {
    ...subject,
    isPerAccount: query.reportType !== reportTypes.consolidated,
    beginDate,
    endDate,
    from: query.from,
    filters: pickFilters({ ...query, text: query.text?.trim() }, (filter) => filter !== 'accountIds'),
  };
}
