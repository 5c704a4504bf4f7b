import {
  reportTypes,
  valueFilters,
  type Channel,
  type Period,
  type ReportQuery,
  type Section,
  type SectionDefinition,
  type ValueFilter,
} from '@meridian/api-client/contract';

/** What the caller narrowed the report to. An absent part does not narrow. */
export type ReportFilters = { [F in ValueFilter]?: readonly string[] } & {
  /** Part of a searchable column's value, in any case. */
  text?: string;
};

/** One report as asked for, checked: everything that its query, columns and cells are derived from. */
export interface ReportPlan {
  channel: Channel;
  section: Section;
  period: Period;
  definition: SectionDefinition;
  /** The accounts it covers. */
  accountIds: readonly number[];
  /** Whether each account has rows of its own; else the accounts are summed. */
  isPerAccount: boolean;
  /** Calendar days, both included. */
  beginDate: string;
  endDate: string;
  filters: ReportFilters;
}

/** The plan of a query whose range and filters were accepted. Empty filters are dropped. */
export function planReport(
  subject: Pick<ReportPlan, 'channel' | 'section' | 'period' | 'definition' | 'accountIds'>,
  query: ReportQuery,
): ReportPlan {
  const { beginDate, endDate } = query;
  const text = query.text?.trim();
  return {
    ...subject,
    isPerAccount: query.reportType !== reportTypes.consolidated,
    beginDate,
    endDate,
    filters: {
      ...Object.fromEntries(
        valueFilters.flatMap((filter) => (query[filter]?.length ? [[filter, query[filter]]] : [])),
      ),
      ...(text && { text }),
    },
  };
}
