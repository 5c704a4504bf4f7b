import type { DateRange } from '@meridian/date-range/core';
import { addDays } from '@meridian/date-range/core';
import { invalidField } from '../../platform/lib/domain-error';

/** As many days as the home page shows at most. */
const maxDays = 100;
/** Nothing is older, and the previous period is still a valid date. */
const firstDay = '1900-01-01';
/** Nothing is later, and the day after is still written with four digits of a year. */
const lastDay = '2199-12-31';

/** Errors: `invalid_request` with `order`, `period_too_long` or `invalid_date`. */
export function checkTrendRange({ beginDate, endDate }: DateRange): void {
  if (beginDate > endDate) throw invalidField('query.endDate', 'order');
  if (beginDate < firstDay) throw invalidField('query.beginDate', 'invalid_date');
  if (endDate > lastDay) throw invalidField('query.endDate', 'invalid_date');
  if (endDate >= addDays(beginDate, maxDays)) throw invalidField('query.endDate', 'period_too_long');
}
