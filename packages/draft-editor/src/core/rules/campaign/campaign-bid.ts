import { rowRule } from '../rule';
import { bidOverBudget, isOutside } from '../rule-makers';
import { sharedMessages } from '../shared-messages';

/** A bid per click or conversion must be below the daily budget; the mode with the most clicks for the budget needs no bid. */
export const campaignBid = rowRule({
  id: 'campaign-bid',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Campaign bid out of range', cn: '计划出价超出范围', tw: '廣告活動出價超出範圍' },
  messages: [
    {
      ...sharedMessages.bid_range,
      examples: () => [
        { fails: { bid: 0 }, passes: { bid: 0.01 } },
        { fails: { bid: 1_000 }, passes: { bid: 999.99, budget: 1_000 } },
        { fails: { bid: null }, passes: { bid: null, bidMode: 'maximumClicks' } },
        { fails: { bid: 0.09, bidMode: 'conversion' }, passes: { bid: 0.1, bidMode: 'conversion' } },
        { fails: { bid: NaN }, passes: { bid: NaN, bidMode: 'maximumClicks' } },
      ],
    },
    { ...sharedMessages.bid_over_budget, examples: () => [{ fails: { bid: 200.01 }, passes: { bid: 200 } }] },
  ],
  limits: ['bid', 'conversionBid'],
  check: ({ bidMode, bid, budgetType, budget }, { options: { limits } }) => {
    if (bidMode === 'maximumClicks') return [];
    const limit = bidMode === 'click' ? limits.bid : limits.conversionBid;
    if (isOutside(bid, limit))
      return [{ field: 'bid', code: 'bid_range', params: { min: limit.min, max: limit.max } }];
    return bidOverBudget(bid, { budgetType, budget });
  },
});
