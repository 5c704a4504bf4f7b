import {
  conditionColumns,
  pickFilters,
  reportTypes,
  type Channel,
  type ConditionOperator,
  type OwnMetric,
  type OwnMetricColumn,
  type Period,
  type ReportColumnDefinition,
  type ReportGrouping,
  type ReportQuery,
  type Section,
  type SectionDefinition,
  type SectionFilter,
} from '@meridian/api-client/contract';
import type { RowFormulas } from './row-formulas';

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
  /** Groups of conditions of the rows, of which each row meets one per group; absent without conditions. */
  where?: readonly (readonly PlannedCondition[])[] | undefined;
  /** What the rows that meet the conditions are summed by; absent if they are the rows of the report. */
  groupBy?: ReportGrouping | undefined;
}

/** An own metric in a condition; its totals are those of all rows, without conditions. */
export interface OwnValueColumn extends OwnMetricColumn {
  /** The formula itself until `withConditionTotals` has read its totals. */
  formulas: RowFormulas;
}

/** A condition of a row. */
export interface PlannedCondition {
  column: ReportColumnDefinition | OwnValueColumn;
  operator: ConditionOperator;
  /** Decimal texts for a metric, as in the query. */
  values: readonly string[];
}

/** Plan of a query whose range, filters and conditions are valid. Drops empty filters. `ownMetrics`: those that conditions can name. */
export function planReport(
  subject: Pick<ReportPlan, 'channel' | 'section' | 'period' | 'definition' | 'accountIds'>,
  query: ReportQuery,
  ownMetrics: readonly OwnMetric[] = [],
): ReportPlan {
  const { beginDate, endDate, where = [] } = query;
  const columns = conditionColumnsOf(subject, query, ownMetrics);
  return {
    ...subject,
    isPerAccount: isPerAccount(query),
    beginDate,
    endDate,
    from: query.from,
    groupBy: query.groupBy,
    filters: pickFilters({ ...query, text: query.text?.trim() }, (filter) => filter !== 'accountIds'),
    ...(where.length > 0 && {
      where: where.map((group) =>
        group.flatMap(({ column: key, operator, values }) => {
          const column = columns.find(({ dataKey }) => dataKey === key);
          return column ? [{ column, operator, values }] : [];
        }),
      ),
    }),
  };
}

/** Whether a query lists each account in rows of its own. */
export const isPerAccount = ({ reportType }: ReportQuery) => reportType !== reportTypes.consolidated;

/** The columns that the conditions of a query can name. */
export function conditionColumnsOf(
  { definition, period, accountIds }: Pick<ReportPlan, 'definition' | 'period' | 'accountIds'>,
  query: ReportQuery,
  ownMetrics: readonly OwnMetric[] = [],
): PlannedCondition['column'][] {
  const hasSeveralAccounts = accountIds.length > 1;
  const ofSection = conditionColumns({
    definition,
    period,
    isPerAccount: isPerAccount(query),
    hasSeveralAccounts,
  });
  const own = ownMetrics.map((metric): OwnValueColumn => {
    const { dataKey, formula } = metric;
    return { kind: 'ownMetric', dataKey, metric, formulas: { current: formula, previous: formula } };
  });
  return [...ofSection, ...own];
}
