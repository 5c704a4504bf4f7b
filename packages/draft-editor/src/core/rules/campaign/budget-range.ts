import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { isOutside } from '../rule-makers';

const limit = providerLimits.budget;

/** Checks custom budgets; an unlimited one has no amount. */
export const budgetRange: RowRule<'campaign'> = {
  id: 'budget-range',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['budget_range'],
  limits: [limit],
  check: ({ budgetType, budget }) =>
    budgetType === 2 && isOutside(budget, limit)
      ? [{ field: 'budget', code: 'budget_range', params: { min: limit.min, max: limit.max } }]
      : [],
};
