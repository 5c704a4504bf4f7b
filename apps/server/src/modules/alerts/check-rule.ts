import { TZDate } from '@date-fns/tz';
import type { AlertProblem } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { formatValue } from '@meridian/report-table/format';
import Big from 'big.js';
import { format, isBefore, subHours } from 'date-fns';
import type { NoticeKind, NoticeMessage, NoticeParams } from '../../kits/notices/notices';
import { dayOf } from '../../platform/clock';
import type { AlertFacts } from './alert-facts.repository';
import type { StoredAlertRule } from './alert-rules.repository';

type CheckedRule = Pick<
  StoredAlertRule,
  'threshold' | 'baseline' | 'openEvent' | 'createdTime' | 'updatedTime'
> & { kind: Exclude<StoredAlertRule['kind'], 'rowsOver' | 'paceOff'> };

type AlertNoticeKind = Extract<NoticeKind, `alert${string}`>;
/** Message of an alert, with its params. */
export type AlertNotice = {
  [Kind in AlertNoticeKind]: Pick<NoticeMessage<Kind>, 'kind' | 'params'>;
}[AlertNoticeKind];

/**
 * Result of checking a rule. `unknown`: not enough data, an open event remains; `fine`: an open event is over; `event`:
 * the condition is met. An event whose `key` was already reported is not reported again. `impossible`: the user has to change something.
 */
export type RuleResult =
  | { state: 'unknown' | 'fine' }
  | { state: 'impossible'; problem: AlertProblem }
  | RuleEvent;

/** A condition that is met. */
interface RuleEvent {
  state: 'event';
  key: string;
  notice: AlertNotice;
  /** Path of the page that shows its cause; absent: that of the alerts. */
  link?: string;
}

/** Days after its end on which a day may still be reported. */
const lateDays = 7;
/** Key of events that continue until they are over. */
const open = 'open';

const checks = {
  costOver: checkCost,
  balanceUnder: checkBalance,
  ctrFell: checkCtr,
  cpaOver: checkCpa,
  cpaRose: checkCpaRise,
  noData: checkData,
  rejectedOver: checkRejected,
} as const satisfies Record<
  CheckedRule['kind'],
  (rule: CheckedRule, facts: AlertFacts, now: Date) => RuleResult
>;

/** Checks a rule against the data of its account at a point in time. */
export function checkRule(rule: CheckedRule, facts: AlertFacts, now: Date): RuleResult {
  return checks[rule.kind](rule, facts, now);
}

/** Newest day above the threshold that ended after the rule was created. Each day is a separate event. */
function checkCost(rule: CheckedRule, facts: AlertFacts): RuleResult {
  const since = addDays(dayOf(rule.updatedTime, facts.timeZone), -1);
  const first = addDays(facts.today, -lateDays);
  const known = facts.days.filter(({ date, cost }) => cost !== null && date >= since && date >= first);
  const over = known.findLast(({ cost }) => cost !== null && new Big(cost).gt(rule.threshold));
  if (known.length === 0) return { state: 'unknown' };
  if (!over) return { state: 'fine' };
  // a later day was already reported and its cost corrected since
  const key = rule.openEvent !== null && rule.openEvent > over.date ? rule.openEvent : over.date;
  return eventOf(key, 'alertCost', {
    ...named(facts, formatValue(rule.threshold, 't2')),
    day: over.date,
    cost: formatValue(over.cost, 't2'),
    currency: facts.currency,
  });
}

function checkBalance(rule: CheckedRule, facts: AlertFacts): RuleResult {
  const { balance, currency } = facts;
  if (balance === null) return { state: 'unknown' };
  if (new Big(balance).gte(rule.threshold)) return { state: 'fine' };
  return eventOf(open, 'alertBalance', {
    ...named(facts, formatValue(rule.threshold, 't2')),
    balance: formatValue(balance, 't2'),
    currency,
  });
}

/** Compares the CTR of the last full day with the baseline of the rule. */
function checkCtr(rule: CheckedRule, facts: AlertFacts): RuleResult {
  const { current, previous, day } = comparedDays(rule, facts, ctrOf);
  if (current === null || previous === null || previous.eq(0)) return { state: 'unknown' };
  const fall = previous.minus(current).div(previous).times(100);
  if (fall.lt(rule.threshold)) return { state: 'fine' };
  return eventOf(open, rule.baseline === 'sameWeekday' ? 'alertCtrWeekday' : 'alertCtrDays', {
    ...named(facts, rule.threshold),
    day,
    ctr: percentOf(current),
    previous: percentOf(previous),
    fall: fall.toFixed(1),
  });
}

/** Checks the CPA of the last full day. A day without conversions has none, but may have cost more than one should. */
function checkCpa(rule: CheckedRule, facts: AlertFacts): RuleResult {
  const last = lastFullDay(facts);
  if (last?.cost == null) return { state: 'unknown' };
  const words = {
    ...named(facts, formatValue(rule.threshold, 't2')),
    day: last.date,
    currency: facts.currency,
  };
  const cpa = cpaOf([last]);
  if ((cpa ?? new Big(last.cost)).lte(rule.threshold)) return { state: 'fine' };
  return cpa === null
    ? eventOf(open, 'alertNoConversion', { ...words, cost: formatValue(last.cost, 't2') })
    : eventOf(open, 'alertCpa', { ...words, cpa: moneyOf(cpa) });
}

/** Compares the CPA of the last full day with the baseline of the rule. */
function checkCpaRise(rule: CheckedRule, facts: AlertFacts): RuleResult {
  const { current, previous, day } = comparedDays(rule, facts, cpaOf);
  if (current === null || previous === null || previous.lte(0)) return { state: 'unknown' };
  const rise = current.minus(previous).div(previous).times(100);
  if (rise.lt(rule.threshold)) return { state: 'fine' };
  return eventOf(open, rule.baseline === 'sameWeekday' ? 'alertCpaWeekday' : 'alertCpaDays', {
    ...named(facts, rule.threshold),
    day,
    cpa: moneyOf(current),
    previous: moneyOf(previous),
    rise: rise.toFixed(1),
    currency: facts.currency,
  });
}

function checkData(rule: CheckedRule, facts: AlertFacts, now: Date): RuleResult {
  const { dataUntil, timeZone } = facts;
  const limit = subHours(now, Number(rule.threshold));
  // for an account without data, the hours count from the creation of the rule
  if (isBefore(limit, dataUntil ?? rule.createdTime)) return { state: 'fine' };
  const words = named(facts, rule.threshold);
  if (dataUntil === null) return eventOf(open, 'alertNeverData', words);
  const until = format(new TZDate(dataUntil, timeZone), 'yyyy-MM-dd HH:mm');
  return eventOf(open, 'alertNoData', { ...words, until, timeZone });
}

/** Items that the review rejects; the event stays open until there are fewer. */
function checkRejected(rule: CheckedRule, facts: AlertFacts): RuleResult {
  if (facts.rejectedCount < Number(rule.threshold)) return { state: 'fine' };
  return eventOf(open, 'alertRejected', {
    ...named(facts, rule.threshold),
    count: facts.rejectedCount.toLocaleString('en-US'),
  });
}

/** An event of a rule: its key, and its message. */
export function eventOf<Kind extends AlertNoticeKind>(
  key: string,
  kind: Kind,
  params: NoticeParams[Kind],
): RuleEvent {
  // asserted: TypeScript does not see that kind and params belong together
  return { state: 'event', key, notice: { kind, params } as AlertNotice };
}

const named = ({ accountNo, accountName }: AlertFacts, threshold: string) => ({
  accountNo,
  accountName,
  threshold,
});

/** The last full day with data; undefined if it is older than a week. */
function lastFullDay({ days, today }: AlertFacts): AlertFacts['days'][number] | undefined {
  const last = days.findLast(({ date, impression }) => date < today && impression !== null);
  return last && last.date >= addDays(today, -lateDays) ? last : undefined;
}

/** A ratio of the last full day and of the rule's baseline; null where it does not exist. */
function comparedDays(
  { baseline }: Pick<CheckedRule, 'baseline'>,
  facts: AlertFacts,
  ratioOf: (days: AlertFacts['days']) => Big | null,
): { day: string; current: Big | null; previous: Big | null } {
  const last = lastFullDay(facts);
  if (!last) return { day: '', current: null, previous: null };
  const first = addDays(last.date, -lateDays);
  const compared =
    baseline === 'sameWeekday'
      ? facts.days.filter(({ date }) => date === first)
      : facts.days.filter(({ date }) => date < last.date && date >= first);
  return { day: last.date, current: ratioOf([last]), previous: ratioOf(compared) };
}

const sumOf = (days: AlertFacts['days'], metric: 'impression' | 'click' | 'cost' | 'conversion'): Big =>
  days.reduce((total, { [metric]: value }) => total.plus(value ?? 0), new Big(0));

/** CTR over several days; null without impressions. */
const ctrOf = (days: AlertFacts['days']): Big | null =>
  ratio(sumOf(days, 'click'), sumOf(days, 'impression'));

/** Cost per conversion over several days; null without conversions. */
const cpaOf = (days: AlertFacts['days']): Big | null => ratio(sumOf(days, 'cost'), sumOf(days, 'conversion'));

const ratio = (one: Big, other: Big): Big | null => (other.eq(0) ? null : one.div(other));

const percentOf = (part: Big): string => formatValue(part.toFixed(6), '%*100');
const moneyOf = (amount: Big): string => formatValue(amount.toFixed(6), 't2');
