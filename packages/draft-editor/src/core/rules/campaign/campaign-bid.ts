import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { bidOverBudget, isOutside } from '../rule-makers';

/** A bid per click or conversion must be below the daily budget; the mode with the most clicks for the budget needs no bid. */
export const campaignBid: RowRule<'campaign'> = {
  id: 'campaign-bid',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['bid_range', 'bid_over_budget'],
  limits: [providerLimits.bid, providerLimits.conversionBid],
  check: ({ bidMode, bid, budgetType, budget }) => {
    if (bidMode === 'maximumClicks') return [];
    const limit = bidMode === 'click' ? providerLimits.bid : providerLimits.conversionBid;
    if (isOutside(bid, limit))
      return [{ field: 'bid', code: 'bid_range', params: { min: limit.min, max: limit.max } }];
    return bidOverBudget(bid, { budgetType, budget });
  },
};
