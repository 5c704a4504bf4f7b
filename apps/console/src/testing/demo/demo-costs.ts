import type { AccountBudgets, CostTrend } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n';
import type { FakeEndpoint } from '../fake-server';
import { accountsIn, channelNames, nodes } from './cost-nodes';
import { reportOf } from './cost-report';
import { amount } from './cost-rows';

const trend: CostTrend = {
  grain: 'day',
  comparison: { beginDate: '2026-10-01', endDate: '2026-10-31' },
  series: [
    {
      currency: 'CNY',
      points: Array.from({ length: 20 }, (_, index) => {
        const day = addDays('2026-11-01', index);
        const cost = 6_400 + 900 * Math.sin(index);
        return {
          beginDate: day,
          endDate: day,
          cost: amount(cost),
          previous: amount(cost * 0.9 + 40 * index),
        };
      }),
    },
  ],
};

/** The budgets of the account of a request. */
function budgetsOf(body: unknown): AccountBudgets {
  const { accountId, month } = { accountId: 1, month: '2026-11-01', ...(body as object) };
  const found = accountsIn(nodes).find((node) => node.accountId === accountId);
  return {
    accountId,
    accountNo: found?.accountNo ?? '',
    accountName: found?.name ?? '',
    currency: 'CNY',
    month,
    channels: (found?.children ?? []).map(({ budget }, index) => ({
      channel: channelNames[index] ?? 'search',
      amount: String(budget),
      lastAmount: String(budget * 0.9),
    })),
  };
}

/** The cost report of a workspace whose rows open and close. */
export const costResponses = (
  isEmpty: boolean,
  language: Language = 'en',
): Readonly<Record<string, FakeEndpoint>> => ({
  '/cost/budget/detail': (body) => ({ data: budgetsOf(body) }),
  '/cost/budget/save': (body) => ({ data: budgetsOf(body) }),
  '/cost/budget/copy': () => ({ data: { count: isEmpty ? 0 : 3 } }),
  '/report/cost/trend': () => ({ data: isEmpty ? { ...trend, series: [] } : trend }),
  '/report/cost/list': (body) => {
    const report = reportOf(body, language);
    const list = isEmpty ? [] : report.list;
    return {
      data: { ...report, list },
      page: { number: 1, size: 20, totalCount: list.length },
    };
  },
});
