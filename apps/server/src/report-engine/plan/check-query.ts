import {
  conditionProblem,
  contentFilters,
  finerSections,
  groupingsOf,
  metrics,
  periodPickerType,
  type Channel,
  type GroupingsOptions,
  type OwnMetric,
  type Period,
  type ReportQuery,
  type Section,
  type SectionDefinition,
} from '@meridian/api-client/contract';
import {
  addDays,
  dayNumber,
  validateRange,
  type DateRange,
  type RangeErrorCode,
  type RangeType,
} from '@meridian/date-range/core';
import { invalidField } from '../../platform/lib/domain-error';
import { conditionColumnsOf, isPerAccount } from './report-plan';

/** Ten years: bounds a request, whatever a report sums. */
const maxDays = 3_653;
/** No data is older, and a range or a year earlier is still a valid date. */
const firstDay = '1900-01-01';

/**
 * Rejects an invalid query: a range that the date picker would reject or that exceeds ten years, a filter, condition or
 * comparison metric that the section lacks, or a sum of a section that is not finer.
 *
 * Errors: `invalid_request` with the path of the value; for a range, the key is the code of the picker's rule or
 * `period_too_long`.
 */
export function checkQuery(
  query: ReportQuery,
  {
    channel,
    section,
    period,
    definition,
    accountIds,
    today,
    ownMetrics = [],
  }: {
    channel: Channel;
    section: Section;
    period: Period;
    definition: SectionDefinition;
    accountIds: readonly number[];
    today: string;
    /** Those that conditions can name. */
    ownMetrics?: readonly OwnMetric[];
  },
): void {
  checkFrom(query.from, { channel, section });
  const type = periodPickerType[period];
  checkRange(query, { type, today });
  const basis = query.compare?.basis;
  if (typeof basis === 'object') checkRange(basis, { type, today, path: 'query.compare.basis' });
  for (const filter of contentFilters) {
    const isUsed = (query[filter]?.length ?? 0) > 0;
    if (isUsed && !definition.filters.includes(filter)) throw invalidField(`query.${filter}`, 'invalid');
  }
  checkGrouping(query, {
    definition,
    period,
    isPerAccount: isPerAccount(query),
    hasSeveralAccounts: accountIds.length > 1,
  });
  const changedKey = query.compare?.changedKey;
  if (changedKey !== undefined && !definition.metrics.some((id) => metrics[id].dataKey === changedKey)) {
    throw invalidField('query.compare.changedKey', 'invalid');
  }
  const columns = conditionColumnsOf({ definition, period, accountIds }, query, ownMetrics);
  for (const [index, group] of (query.where ?? []).entries()) {
    for (const [place, condition] of group.entries()) {
      const problem = conditionProblem(condition, { columns, isCompared: query.compare !== undefined });
      if (problem) throw invalidField(`query.where.${index}.${place}`, problem);
    }
  }
}

/** Rejects a grouping that the report lacks. */
function checkGrouping({ groupBy }: ReportQuery, options: GroupingsOptions): void {
  const isOffered = groupBy === undefined || groupingsOf(options).includes(groupBy);
  if (!isOffered) throw invalidField('query.groupBy', 'invalid');
}

/** Rejects a section whose rows do not add up to those of the report. */
export function checkFrom(
  from: Section | undefined,
  { channel, section }: { channel: Channel; section: Section },
): void {
  const isFiner = from === undefined || finerSections(channel, section).includes(from);
  if (!isFiner) throw invalidField('query.from', 'invalid');
}

/**
 * Rejects a range that a date picker of the type would reject, or that exceeds ten years, as `checkQuery` does. `path`: where the request
 * has it.
 */
export function checkRange(
  range: DateRange,
  { type, today, path = 'query' }: { type: RangeType; today: string; path?: string },
): void {
  const verdict = validateRange({ type, range, today });
  if (!verdict.ok) throw invalidField(`${path}.${wrongEnd(verdict.code, range)}`, verdict.code);
  if (range.endDate >= addDays(range.beginDate, maxDays))
    throw invalidField(`${path}.endDate`, 'period_too_long');
  if (range.beginDate < firstDay) throw invalidField(`${path}.beginDate`, 'invalid_date');
}

function wrongEnd(code: RangeErrorCode, { beginDate }: DateRange): 'beginDate' | 'endDate' {
  if (code === 'not_monday' || code === 'not_month_start') return 'beginDate';
  const isDateAtFault = code === 'empty' || code === 'invalid_date';
  return isDateAtFault && dayNumber(beginDate) === undefined ? 'beginDate' : 'endDate';
}
