import { providerLimits } from '../../limits/provider-limits';
import type { Finding, RowRule } from '../rule';

const limit = providerLimits.finalUrl;
const fields = ['pcFinalUrl', 'mobileFinalUrl', 'miniProgramUrl'] as const;

export const creativeUrlLength: RowRule<'creative'> = {
  id: 'creative-url-length',
  appliesTo: 'creative',
  severity: 'error',
  codes: ['url_too_long'],
  limits: [limit],
  check: (row) =>
    fields.flatMap((field): Finding[] => {
      const { length } = row[field];
      return length > limit.max ? [{ field, code: 'url_too_long', params: { max: limit.max, length } }] : [];
    }),
};
