import {
  periodPickerType,
  type Period,
  type ReportFilter,
  type ReportQuery,
  type SectionDefinition,
} from '@meridian/api-client/contract';
import { addDays, dayNumber, validateRange, type RangeErrorCode } from '@meridian/date-range/core';
import { invalidField } from '../../lib/domain-error';

/** Ten years: whatever a report sums, one call stays bounded. */
const maxDays = 3_653;

const filterFields = [
  { field: 'campaignNames', filter: 'campaign' },
  { field: 'adgroupNames', filter: 'unit' },
  { field: 'devices', filter: 'device' },
  { field: 'text', filter: 'text' },
] as const satisfies readonly { field: keyof ReportQuery; filter: ReportFilter }[];

/**
 * Refuses a query that its report cannot answer: a range that the picker of the period would not accept or that is
 * longer than ten years, or a filter that the section does not have.
 *
 * Errors: `invalid_request` with the path of the value; for a range the key is the code of the picker's rule or
 * `too_long`.
 */
export function checkQuery(
  query: ReportQuery,
  { period, definition, today }: { period: Period; definition: SectionDefinition; today: string },
): void {
  const verdict = validateRange({ type: periodPickerType[period], range: query, today });
  if (!verdict.ok) throw invalidField(`query.${wrongEnd(verdict.code, query)}`, verdict.code);
  if (query.endDate >= addDays(query.beginDate, maxDays)) throw invalidField('query.endDate', 'too_long');
  for (const { field, filter } of filterFields) {
    const isUsed = (query[field]?.length ?? 0) > 0;
    if (isUsed && !definition.filters.includes(filter)) throw invalidField(`query.${field}`, 'invalid');
  }
}

function wrongEnd(code: RangeErrorCode, { beginDate }: ReportQuery): 'beginDate' | 'endDate' {
  if (code === 'not_monday' || code === 'not_month_start') return 'beginDate';
  const isDateAtFault = code === 'empty' || code === 'invalid_date';
  return isDateAtFault && dayNumber(beginDate) === undefined ? 'beginDate' : 'endDate';
}
