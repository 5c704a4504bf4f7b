import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { countFinding } from '../rule-makers';

const limit = providerLimits.creativesPerUnit;

export const creativeCount: RowRule<'unit'> = {
  id: 'creative-count',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['too_many_creatives'],
  limits: [limit],
  check: (_, { creatives }) => countFinding(creatives.length, limit.max, 'too_many_creatives'),
};
