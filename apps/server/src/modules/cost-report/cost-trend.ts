import { periodPickerType, type CostTrend } from '@meridian/api-client/contract';
import { comparisonRange, counterpartShift, type DateRange } from '@meridian/date-range/core';
import Big from 'big.js';
import { counterpartSteps, trendGrain, trendSteps } from '../../report-engine';
import { amountText, sumAmounts, type Amount } from './cost-amounts';
import type { CostPlan } from './cost-plan';
import type { ChannelCosts } from './cost-report.repository';

/** Cost over time per currency, with the query's comparison period or the previous one. */
export async function costTrend(
  { query, range, yesterday }: CostPlan,
  readCosts: (spans: readonly DateRange[]) => Promise<readonly ChannelCosts[]>,
): Promise<CostTrend> {
  const { period, compare } = query;
  const options = {
    type: periodPickerType[period],
    range,
    lastDay: yesterday,
    basis: compare?.basis ?? 'previous',
  } as const;
  const other = comparisonRange(options);
  const grain = period === 'weekly' ? 'week' : trendGrain(period, range);
  const steps = trendSteps(range, grain);
  const counterparts = counterpartSteps(steps, {
    range: other,
    shift: counterpartShift(options),
    grain,
  });
  const known = counterparts.filter((step) => step !== null);
  const [current, previous] = await Promise.all([readCosts(steps), readCosts(known)]);
  const currencies = [...new Set([...current, ...previous].map(({ currency }) => currency))].sort();
  return {
    grain,
    comparison: other,
    series: currencies.map((currency) => {
      const costs = sumsBySpan(current, currency);
      const before = sumsBySpan(previous, currency);
      return {
        currency,
        points: steps.map((step, index) => {
          const counterpart = counterparts[index];
          return {
            ...step,
            cost: amountText(costs.get(index) ?? null),
            previous: counterpart ? amountText(before.get(known.indexOf(counterpart)) ?? null) : null,
          };
        }),
      };
    }),
  };
}

/** Sum over all accounts and channels in a currency, by position of the span. */
function sumsBySpan(costs: readonly ChannelCosts[], currency: string): Map<number, Amount> {
  const amounts = new Map<number, Amount[]>();
  for (const one of costs) {
    if (one.currency !== currency) continue;
    for (const [index, text] of one.costs) {
      amounts.set(index, [...(amounts.get(index) ?? []), text === null ? null : new Big(text)]);
    }
  }
  return new Map([...amounts].map(([index, list]) => [index, sumAmounts(list)]));
}
