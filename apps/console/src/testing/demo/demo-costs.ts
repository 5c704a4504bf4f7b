import type { Language } from '@meridian/i18n';
import type { FakeEndpoint } from '../fake-server';
import { replayCosts } from './cost-report';
import { recorded, replay } from './recorded';

/** The cost report of a workspace whose rows open and close; every account has the budgets of the first one. */
export const costResponses = (
  isEmpty: boolean,
  language: Language = 'en',
): Readonly<Record<string, FakeEndpoint>> => ({
  '/cost/budget/detail': replay(),
  '/cost/budget/save': () => recorded('costBudgetDetail'),
  '/cost/budget/copy': () => ({ data: { count: isEmpty ? 0 : 3 } }),
  '/report/cost/trend': isEmpty
    ? () => ({ data: { ...recorded('costReportTrend').data, series: [] } })
    : replay(),
  '/report/cost/list': isEmpty
    ? () => ({
        data: { ...recorded('costReportList', { language }).data, list: [] },
        page: { number: 1, size: 20, totalCount: 0 },
      })
    : replayCosts(language),
});
