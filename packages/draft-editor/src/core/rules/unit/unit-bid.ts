import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { bidOverBudget, isOutside } from '../rule-makers';

const limit = providerLimits.bid;

/** The unit's own bid, if it has one, must be below the daily budget of its campaign. */
export const unitBid: RowRule<'unit'> = {
  id: 'unit-bid',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['bid_range', 'bid_over_budget'],
  limits: [limit],
  check: ({ bid }, { campaign }) =>
    bid !== null && isOutside(bid, limit)
      ? [{ field: 'bid', code: 'bid_range', params: { min: limit.min, max: limit.max } }]
      : bidOverBudget(bid, campaign),
};
