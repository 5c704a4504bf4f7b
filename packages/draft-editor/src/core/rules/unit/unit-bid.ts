import { unitOf } from '../examples';
import { rowRule } from '../rule';
import { bidOverBudget, isOutside } from '../rule-makers';
import { sharedMessages } from '../shared-messages';

/** The unit's own bid, if it has one, must be below the daily budget of its campaign. */
export const unitBid = rowRule({
  id: 'unit-bid',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Unit bid out of range', cn: '单元出价超出范围', tw: '廣告群組出價超出範圍' },
  messages: [
    {
      ...sharedMessages.bid_range,
      examples: () => [
        { fails: { bid: 0 }, passes: { bid: null } },
        { fails: { bid: 1_000 }, passes: { bid: 200 } },
        { fails: { bid: NaN }, passes: { bid: null } },
      ],
    },
    {
      ...sharedMessages.bid_over_budget,
      examples: () => [
        { fails: { bid: 200.01 }, passes: { bid: 200 } },
        {
          fails: unitOf({ budget: 50 }, { bid: 50.01 }),
          passes: unitOf({ budget: null, budgetType: 1 }, { bid: 999.99 }),
        },
      ],
    },
  ],
  limits: ['bid'],
  check: ({ bid }, { campaign, options: { limits } }) => {
    const { min, max } = limits.bid;
    return bid !== null && isOutside(bid, limits.bid)
      ? [{ field: 'bid', code: 'bid_range', params: { min, max } }]
      : bidOverBudget(bid, campaign);
  },
});
