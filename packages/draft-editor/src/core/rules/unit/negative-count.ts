import { providerLimits } from '../../limits/provider-limits';
import { negativeFields } from '../../model/rows';
import type { Finding, RowRule } from '../rule';

const limit = providerLimits.negativesPerUnit;

/** Limits the negative keywords of each match mode. */
export const negativeCount: RowRule<'unit'> = {
  id: 'negative-count',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['too_many_negatives'],
  limits: [limit],
  check: (row) =>
    negativeFields.flatMap((field): Finding[] => {
      const count = row[field].length;
      return count > limit.max
        ? [{ field, code: 'too_many_negatives', params: { count, max: limit.max } }]
        : [];
    }),
};
