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

/** A validated report request, from which its query, columns and cells are derived. */
export interface ReportPlan {
  channel: Channel;
  section: Section;
  /** Finer section whose rows are summed; absent if the rows are the section's own. */
  from?: Section | undefined;
  period: Period;
  definition: SectionDefinition;
  /** Accounts in the report. */
  accountIds: readonly number[];
  /** Whether each account has its own rows; otherwise accounts are summed. */
  isPerAccount: boolean;
  /** Calendar days, both included. */
  beginDate: string;
  endDate: string;
  /** Filters that are set. */
  filters: Pick<ReportQuery, SectionFilter>;
}

/** Plan of a query whose range and filters are valid. Drops empty filters. */
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
