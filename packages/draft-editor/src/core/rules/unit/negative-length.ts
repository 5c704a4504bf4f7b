import { lengthIn } from '../../length';
import { providerLimits } from '../../limits/provider-limits';
import { negativeFields } from '../../model/rows';
import type { Finding, RowRule } from '../rule';

const limit = providerLimits.negativeKeyword;

export const negativeLength: RowRule<'unit'> = {
  id: 'negative-length',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['negative_too_long'],
  limits: [limit],
  check: (row, { options }) =>
    negativeFields.flatMap((field) =>
      row[field].flatMap((word): Finding[] => {
        const length = lengthIn(options.lengthUnit, word);
        const params = { word, max: limit.max, length };
        return length > limit.max ? [{ field, code: 'negative_too_long', params }] : [];
      }),
    ),
};
