import { rowRule } from '../rule';
import { bidOverBudget, isOutside } from '../rule-makers';
import { sharedMessages } from '../shared-messages';

/** The keyword's own bid, if it has one, must be below the daily budget of its campaign. */
export const keywordBid = rowRule({
  id: 'keyword-bid',
  appliesTo: 'keyword',
  severity: 'error',
  title: { en: 'Keyword bid out of range', cn: '关键词出价超出范围', tw: '關鍵字出價超出範圍' },
  messages: [
    {
      ...sharedMessages.bid_range,
      examples: () => [
        { fails: { bid: 0 }, passes: { bid: null } },
        { fails: { bid: 1_000 }, passes: { bid: 200 } },
        { fails: { bid: NaN }, passes: { bid: null } },
      ],
    },
    { ...sharedMessages.bid_over_budget, examples: () => [{ fails: { bid: 200.01 }, passes: { bid: 200 } }] },
  ],
  limits: ['bid'],
  check: ({ bid }, { campaign, options: { limits } }) => {
    const { min, max } = limits.bid;
    return bid !== null && isOutside(bid, limits.bid)
      ? [{ field: 'bid', code: 'bid_range', params: { min, max } }]
      : bidOverBudget(bid, campaign);
  },
});
