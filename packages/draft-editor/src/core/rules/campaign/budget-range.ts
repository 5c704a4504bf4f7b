import { rowRule } from '../rule';
import { isOutside } from '../rule-makers';

/** Checks custom budgets; an unlimited one has no amount. */
export const budgetRange = rowRule({
  id: 'budget-range',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Daily budget out of range', cn: '每日预算超出范围', tw: '每日預算超出範圍' },
  messages: [
    {
      code: 'budget_range',
      text: {
        en: 'Enter a daily budget of ￥{{min}} to ￥{{max}}.',
        cn: '请输入 ￥{{min}} 至 ￥{{max}} 的每日预算',
        tw: '請輸入 ￥{{min}} 至 ￥{{max}} 的每日預算',
      },
      examples: () => [
        { fails: { budget: 49.99 }, passes: { budget: 50 } },
        { fails: { budget: null }, passes: { budget: null, budgetType: 1 } },
        { fails: { budget: 10_000_000.01 }, passes: { budget: 10_000_000 } },
        { fails: { budget: NaN }, passes: { budget: NaN, budgetType: 1 } },
        { fails: { budget: Infinity }, passes: { budget: 10_000_000 } },
      ],
    },
  ],
  limits: ['budget'],
  check: ({ budgetType, budget }, { options: { limits } }) => {
    const { min, max } = limits.budget;
    return budgetType === 2 && isOutside(budget, limits.budget)
      ? [{ field: 'budget', code: 'budget_range', params: { min, max } }]
      : [];
  },
});
