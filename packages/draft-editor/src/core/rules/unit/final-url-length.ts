import { providerLimits } from '../../limits/provider-limits';
import type { Finding, RowRule } from '../rule';

const limit = providerLimits.finalUrl;
const fields = ['pcFinalUrl', 'mobileFinalUrl'] as const;

/** Checks URLs together with the monitor suffix that is appended to them. */
export const finalUrlLength: RowRule<'unit'> = {
  id: 'final-url-length',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['url_too_long'],
  limits: [limit],
  check: (row) =>
    fields.flatMap((field): Finding[] => {
      const length = row[field].length + row.monitorSuffix.length;
      const isLong = row[field] !== '' && length > limit.max;
      return isLong ? [{ field, code: 'url_too_long', params: { max: limit.max, length } }] : [];
    }),
};
