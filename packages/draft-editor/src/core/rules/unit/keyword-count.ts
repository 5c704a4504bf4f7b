import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { countFinding } from '../rule-makers';

const limit = providerLimits.keywordsPerUnit;

export const keywordCount: RowRule<'unit'> = {
  id: 'keyword-count',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['too_many_keywords'],
  limits: [limit],
  check: (_, { keywords }) => countFinding(keywords.length, limit.max, 'too_many_keywords'),
};
