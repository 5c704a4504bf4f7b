import type { DateRange } from '@meridian/date-range/core';
import { addDays } from '@meridian/date-range/core';
import { invalidField } from '../../platform/lib/domain-error';

/** Maximum that the home page shows. */
const maxDays = 100;
/** No data is older, and the previous period is still a valid date. */
const firstDay = '1900-01-01';
/** No data is later, and the next day still has a four-digit year. */
const lastDay = '2199-12-31';

/** Errors: `invalid_request` with `order`, `period_too_long` or `invalid_date`. */
export function checkTrendRange({ beginDate, endDate }: DateRange): void {
  if (beginDate > endDate) throw invalidField('query.endDate', 'order');
  if (beginDate < firstDay) throw invalidField('query.beginDate', 'invalid_date');
  if (endDate > lastDay) throw invalidField('query.endDate', 'invalid_date');
  if (endDate >= addDays(beginDate, maxDays)) throw invalidField('query.endDate', 'period_too_long');
}
