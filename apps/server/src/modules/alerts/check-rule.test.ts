import { describe, expect, it } from 'vitest';
import type { AlertFacts } from './alert-facts.repository';
import { checkRule } from './check-rule';

const now = new Date('2026-11-20T04:00:00Z');
const noMetrics = {
  cost: null,
  impression: null,
  click: null,
  conversion: null,
  ctr: null,
  cpc: null,
};

function factsWith(
  given: Partial<AlertFacts> & { byDay?: Record<string, Partial<AlertFacts['days'][number]>> },
) {
  const { byDay = {}, ...facts } = given;
  const days = Object.entries(byDay).map(([date, metrics]) => ({ ...noMetrics, date, ...metrics }));
  return {
    accountNo: '8840377',
    accountName: 'Kaede',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    balance: null,
    today: '2026-11-20',
    dataUntil: null,
    rejectedCount: 0,
    days,
    ...facts,
  };
}

type Rule = Parameters<typeof checkRule>[0];
const ruleOf = (given: Pick<Rule, 'kind' | 'threshold'> & Partial<Rule>): Rule => ({
  baseline: 'sameWeekday',
  openEvent: null,
  createdTime: now,
  updatedTime: now,
  ...given,
});

it.each([
  [0, 'fine'],
  [2, 'fine'],
  [3, 'event'],
  [4, 'event'],
])('with %d rejected items, an alert for at least 3 is %s', (rejectedCount, state) => {
  const rule = ruleOf({ kind: 'rejectedOver', threshold: '3' });
  expect(checkRule(rule, factsWith({ rejectedCount }), now).state).toBe(state);
});

describe('cost over an amount', () => {
  const rule = ruleOf({ kind: 'costOver', threshold: '100.10' });
  it.each([
    ['unknown', {}],
    ['fine', { '2026-11-20': { cost: '100.10' } }],
    // floats would add up to 100.10000000000001
    ['event', { '2026-11-20': { cost: '100.1000000000000001' } }],
    // a day before the rule was created
    ['unknown', { '2026-11-18': { cost: '500' } }],
    ['event', { '2026-11-19': { cost: '500' }, '2026-11-20': { cost: '1' } }],
  ])('is %s for %j', (state, byDay) => {
    expect(checkRule(rule, factsWith({ byDay }), now).state).toBe(state);
  });

  it('is a separate event each day, never for an earlier day', () => {
    const byDay = { '2026-11-19': { cost: '500' }, '2026-11-20': { cost: '200' } };
    expect(checkRule(rule, factsWith({ byDay }), now)).toMatchObject({ key: '2026-11-20' });
    const corrected = { '2026-11-19': { cost: '500' }, '2026-11-20': { cost: '1' } };
    expect(
      checkRule({ ...rule, openEvent: '2026-11-20' }, factsWith({ byDay: corrected }), now),
    ).toMatchObject({ key: '2026-11-20' });
  });
});

it.each([
  [null, 'unknown'],
  ['50.00', 'fine'],
  ['49.99', 'event'],
  ['-3', 'event'],
])('a balance of %s under 50 is %s', (balance, state) => {
  const rule = ruleOf({ kind: 'balanceUnder', threshold: '50' });
  expect(checkRule(rule, factsWith({ balance }), now).state).toBe(state);
});

describe('a CTR that fell', () => {
  const of = (impression: string, click: string) => ({ impression, click });
  const rule = ruleOf({ kind: 'ctrFell', threshold: '20' });
  const week = Object.fromEntries(
    ['13', '14', '15', '16', '17', '18'].map((day) => [`2026-11-${day}`, of('1000', '50')]),
  );

  it.each([
    ['event', '40'],
    ['fine', '41'],
  ])('is compared with the same weekday: %s at %s clicks', (state, click) => {
    const byDay = { '2026-11-12': of('1000', '50'), '2026-11-19': of('1000', click) };
    expect(checkRule(rule, factsWith({ byDay }), now).state).toBe(state);
  });

  it('is compared with the sum of the previous seven days', () => {
    const byDay = { '2026-11-12': of('6000', '0'), ...week, '2026-11-19': of('1000', '20') };
    const days = ruleOf({ kind: 'ctrFell', threshold: '20', baseline: 'previousDays' });
    const result = checkRule(days, factsWith({ byDay }), now);
    expect(result).toMatchObject({
      state: 'event',
      notice: { params: { ctr: '2.00%', previous: '2.50%', fall: '20.0' } },
    });
  });

  it.each([
    ['without a day to compare with', { '2026-11-19': of('1000', '1') }],
    ['of today, which is not over', { '2026-11-13': of('1000', '50'), '2026-11-20': of('1000', '1') }],
    ['without impressions', { '2026-11-12': of('1000', '50'), '2026-11-19': of('0', '0') }],
    ['older than a week', { '2026-11-05': of('1000', '50'), '2026-11-12': of('1000', '1') }],
  ])('is unknown for a CTR %s', (_, byDay) => {
    expect(checkRule(rule, factsWith({ byDay }), now).state).toBe('unknown');
  });
});

describe('the cost of a conversion', () => {
  const over = ruleOf({ kind: 'cpaOver', threshold: '40' });
  it.each([
    ['fine', { cost: '80', conversion: '2' }],
    ['event', { cost: '80.000001', conversion: '2' }],
    ['event', { cost: '30', conversion: '0.5' }],
    // without a conversion, one has cost at least what the day has cost
    ['fine', { cost: '40', conversion: '0' }],
    ['event', { cost: '40.01', conversion: null }],
    ['unknown', { cost: null, conversion: '2' }],
  ])('over an amount is %s for %j', (state, metrics) => {
    const byDay = { '2026-11-19': { impression: '10', ...metrics } };
    expect(checkRule(over, factsWith({ byDay }), now).state).toBe(state);
  });

  it('states the CPA, or that there was no conversion', () => {
    const noticeOf = (conversion: string) => {
      const byDay = { '2026-11-19': { impression: '10', cost: '200', conversion } };
      return checkRule(over, factsWith({ byDay }), now);
    };
    expect(noticeOf('3')).toMatchObject({ notice: { kind: 'alertCpa', params: { cpa: '66.67' } } });
    expect(noticeOf('0')).toMatchObject({
      notice: { kind: 'alertNoConversion', params: { cost: '200.00' } },
    });
  });

  const day = (cost: string, conversion: string) => ({ impression: '10', cost, conversion });
  it.each([
    ['fine', '124', '1'],
    ['event', '125', '1'],
    ['event', '250', '2'],
    ['unknown', '125', '0'],
  ])('that rose by a percentage is %s at %s for %s', (state, cost, conversion) => {
    const rule = ruleOf({ kind: 'cpaRose', threshold: '25' });
    const byDay = {
      '2026-11-12': day('300', '3'),
      '2026-11-18': day('1', '1'),
      '2026-11-19': day(cost, conversion),
    };
    expect(checkRule(rule, factsWith({ byDay }), now).state).toBe(state);
  });

  it('is compared with the sums of the previous seven days', () => {
    const rule = ruleOf({ kind: 'cpaRose', threshold: '25', baseline: 'previousDays' });
    const byDay = {
      '2026-11-12': day('300', '3'),
      '2026-11-18': day('100', '5'),
      '2026-11-19': day('100', '1'),
    };
    expect(checkRule(rule, factsWith({ byDay }), now)).toMatchObject({
      notice: { kind: 'alertCpaDays', params: { cpa: '100.00', previous: '50.00', rise: '100.0' } },
    });
  });
});

describe('no data for some hours', () => {
  const rule = ruleOf({ kind: 'noData', threshold: '36' });
  it.each([
    ['2026-11-18T16:00:01Z', 'fine'],
    ['2026-11-18T16:00:00Z', 'event'],
  ])('counts from the end of the data at %s: %s', (until, state) => {
    expect(checkRule(rule, factsWith({ dataUntil: new Date(until) }), now).state).toBe(state);
  });

  it('states the end in the account’s time zone', () => {
    const dataUntil = new Date('2026-11-18T15:00:00Z');
    const facts = factsWith({ dataUntil, timeZone: 'Asia/Tokyo' });
    expect(checkRule(rule, facts, now)).toMatchObject({
      notice: { kind: 'alertNoData', params: { until: '2026-11-19 00:00', timeZone: 'Asia/Tokyo' } },
    });
  });

  it('counts the hours of an account without data from the creation of the rule', () => {
    expect(checkRule(rule, factsWith({}), now).state).toBe('fine');
    const old = { ...rule, createdTime: new Date('2026-11-18T00:00:00Z') };
    expect(checkRule(old, factsWith({}), now)).toMatchObject({ notice: { kind: 'alertNeverData' } });
  });
});
