import { hasPermission } from '@meridian/api-client/contract';
import { endOfMonth } from '@meridian/date-range/core';
import { formatValue } from '@meridian/report-table/format';
import Big from 'big.js';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { readableChannels, type Caller } from '../../platform/lib/caller';
import {
  createBudgetsRepository,
  createCostReportRepository,
  createCostReportService,
  paceOf,
} from '../cost-report';
import type { AlertFacts } from './alert-facts.repository';
import type { StoredAlertRule } from './alert-rules.repository';
import { eventOf, type RuleResult } from './check-rule';

/**
 * Checks rules for the pace of the month, with the service of the cost report, so that both say the same. Each month and each side of the
 * target is a separate event.
 */
export function createPaceCheck({ reportsDb, clock }: { reportsDb: Database; clock: Pick<Clock, 'today'> }) {
  const costs = createCostReportService({
    costs: createCostReportRepository(reportsDb),
    budgets: createBudgetsRepository(reportsDb),
    clock,
  });
  return async (
    { accountId, threshold }: Pick<StoredAlertRule, 'accountId' | 'threshold'>,
    owner: Caller,
    { accountNo, accountName, currency, today }: AlertFacts,
  ): Promise<RuleResult> => {
    if (!hasPermission(owner.permissions, 'report:cost:view'))
      return { state: 'impossible', problem: 'notAllowed' };
    const month = today.slice(0, 7);
    const beginDate = `${month}-01`;
    const { data } = await costs.list({
      accountIds: [accountId],
      channels: readableChannels(owner),
      query: { accountId, beginDate, endDate: endOfMonth(beginDate), period: 'month', isOffPace: false },
      expandAll: false,
      toggled: [],
      page: { size: 1, offset: 0 },
      canSetBudgets: false,
      language: owner.language,
    });
    const { forecast, budget } = data.summary;
    const isOfBudget = new Big(threshold).eq(0);
    const target = isOfBudget ? budget : threshold;
    if (typeof forecast !== 'string' || typeof target !== 'string') return { state: 'unknown' };
    // without all budgets, the cost report compares nothing with their sum
    const pace = isOfBudget ? data.summaryPace : paceOf(new Big(forecast), new Big(target)).pace;
    if (pace === null) return { state: 'unknown' };
    if (pace === 'on') return { state: 'fine' };
    return eventOf(`${month} ${pace}`, pace === 'over' ? 'alertPaceOver' : 'alertPaceUnder', {
      accountNo,
      accountName,
      currency,
      month,
      threshold: formatValue(target, 't2'),
      forecast: formatValue(forecast, 't2'),
    });
  };
}
