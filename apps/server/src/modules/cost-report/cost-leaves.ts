import { addDays, type DateRange, type Day } from '@meridian/date-range/core';
import Big from 'big.js';
import type { StoredBudget } from './budgets.repository';
import { sumAmounts, type Amount, type CostAmounts } from './cost-amounts';
import type { CostPlan } from './cost-plan';
import type { ChannelCosts, ChannelCoverage, StoredCostAccount } from './cost-report.repository';
import type { CostLeaf } from './cost-tree';
import { forecastCost, sampleDays } from './forecast';
import { budgetAmounts, monthsOf } from './pace';

/** Days without data after which a channel counts as stopped rather than late, as on the home page. */
const lateDays = 7;

/** Last day with data of all channels that have not stopped; null without any data. */
export function lastSampleDay(
  coverage: readonly Pick<ChannelCoverage, 'lastDay'>[],
  yesterday: Day,
): Day | null {
  const days = coverage.map(({ lastDay }) => lastDay).sort();
  return days.find((day) => isCurrent(day, yesterday)) ?? days.at(-1) ?? null;
}

/** Periods whose costs a report reads. */
export interface CostSpans {
  steps: readonly DateRange[];
  /** For a forecast: the months of the period, up to yesterday. */
  past: readonly DateRange[];
  /** Sample days for the forecast. */
  samples: readonly DateRange[];
}

/** `lastDay`: last sample day; null without a forecast. */
export function spansOf({ steps, yesterday, months }: CostPlan, lastDay: Day | null): CostSpans {
  if (!months || lastDay === null) return { steps, past: [], samples: [] };
  return {
    steps,
    past: steps
      .filter(({ beginDate }) => beginDate <= yesterday)
      .map(({ beginDate, endDate }) => ({
        beginDate,
        endDate: endDate < yesterday ? endDate : yesterday,
      })),
    samples: sampleDays(lastDay).map((day) => ({ beginDate: day, endDate: day })),
  };
}

export interface LeafSources {
  plan: CostPlan;
  spans: CostSpans;
  lastDay: Day | null;
  accounts: readonly StoredCostAccount[];
  coverage: readonly ChannelCoverage[];
  /** Costs of the steps, then of the past months, then of the sample days. */
  costs: readonly ChannelCosts[];
  /** Costs of the steps of the comparison period. */
  compared: readonly ChannelCosts[];
  /** Budgets in the months of the period. */
  budgets: readonly StoredBudget[];
  yesterdayIn: (timeZone: string) => Day;
}

/** Account, channel and currency of a leaf. */
type LeafKey = Pick<ChannelCosts, 'accountId' | 'channel' | 'currency'>;

/**
 * Cost and budget per account, channel and currency. An account without data and budgets has a leaf without a channel;
 * an archived one without data has none.
 */
export function costLeaves(sources: LeafSources): CostLeaf[] {
  const { plan, accounts, coverage, costs, compared, budgets } = sources;
  const costsOf = new Map(costs.map((one) => [keyOf(one), one]));
  const comparedOf = new Map(compared.map((one) => [keyOf(one), one]));
  const lastDays = new Map(coverage.map((one) => [channelKey(one), one.lastDay]));
  const budgetsOf = new Map<string, StoredBudget[]>();
  for (const one of budgets) budgetsOf.set(keyOf(one), [...(budgetsOf.get(keyOf(one)) ?? []), one]);
  const known = new Map([...costs, ...compared, ...budgets].map((one) => [keyOf(one), one]));
  const ofAccount = new Map<number, LeafKey[]>();
  for (const one of known.values()) {
    ofAccount.set(one.accountId, [...(ofAccount.get(one.accountId) ?? []), one]);
  }
  return accounts.flatMap((account) => {
    const leaves = (ofAccount.get(account.accountId) ?? []).map((one): CostLeaf => {
      const channelDay = lastDays.get(channelKey(one));
      return {
        account,
        currency: one.currency,
        channel: one.channel,
        amounts: leafAmounts(sources, {
          timeZone: account.timeZone,
          budgets: budgetsOf.get(keyOf(one)) ?? [],
          costs: costsOf.get(keyOf(one)),
          compared: comparedOf.get(keyOf(one)),
          knownUntil: channelDay !== undefined && isCurrent(channelDay, plan.yesterday) ? channelDay : null,
        }),
      };
    });
    const hasData = leaves.some(({ amounts }) => amounts.cost !== null || amounts.previous !== null);
    if (account.isArchived && !hasData) return [];
    if (leaves.length > 0) return leaves;
    const amounts = leafAmounts(sources, { timeZone: account.timeZone, budgets: [] });
    return [{ account, currency: account.currency, channel: null, amounts }];
  });
}

interface LeafCosts {
  timeZone: string;
  budgets: readonly StoredBudget[];
  costs?: ChannelCosts | undefined;
  compared?: ChannelCosts | undefined;
  /** Null for a channel that has stopped. */
  knownUntil?: Day | null;
}

function leafAmounts(
  { plan, spans, lastDay, yesterdayIn }: LeafSources,
  { timeZone, budgets, costs, compared, knownUntil = null }: LeafCosts,
): CostAmounts {
  const amounts = amountsOf(costs);
  const steps = spans.steps.map((_, index) => amounts.get(index) ?? null);
  const past = spans.past.map((_, index) => amounts.get(steps.length + index) ?? null);
  const samples = spans.samples.map((_, index) => amounts.get(steps.length + past.length + index) ?? null);
  const months = plan.months && monthsOf(plan.range, yesterdayIn(timeZone));
  const forecast =
    months !== undefined && lastDay !== null
      ? forecastCost({
          cost: sumAmounts(past),
          knownUntil,
          endDate: plan.range.endDate,
          lastDay,
          samples,
        })
      : null;
  const budgetOf = new Map(budgets.map(({ month, amount }) => [month, new Big(amount)]));
  return {
    cost: sumAmounts(steps),
    steps,
    samples,
    previous: sumAmounts([...amountsOf(compared).values()]),
    forecast,
    ...(months
      ? budgetAmounts({
          months,
          costs: steps,
          forecast,
          budgets: months.map(({ month }) => budgetOf.get(month) ?? null),
        })
      : { budget: null, expected: null, lacksBudget: false }),
  };
}

/** Amounts by position of the span. */
function amountsOf(costs: ChannelCosts | undefined): Map<number, Amount> {
  return new Map(costs?.costs.map(([index, text]) => [index, text === null ? null : new Big(text)]));
}

const isCurrent = (lastDay: Day, yesterday: Day) => lastDay > addDays(yesterday, -lateDays);
const channelKey = ({ accountId, channel }: Pick<LeafKey, 'accountId' | 'channel'>) =>
  `${String(accountId)}/${channel}`;
const keyOf = (one: LeafKey) => `${channelKey(one)}/${one.currency}`;
