import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { countFinding } from '../rule-makers';

const limit = providerLimits.unitsPerCampaign;

export const unitCount: RowRule<'campaign'> = {
  id: 'unit-count',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['too_many_units'],
  limits: [limit],
  check: (_, { units }) => countFinding(units.length, limit.max, 'too_many_units'),
};
