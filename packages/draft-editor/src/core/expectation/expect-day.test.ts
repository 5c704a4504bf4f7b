import { describe, expect, it } from 'vitest';
import { exampleResults } from '../../testing/example-results';
import { findRow } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { emptyFields, type Row } from '../model/rows';
import { expectDay, minResultDays, usualBid } from './expect-day';
import type { RecentResults } from './recent-results';

/** A campaign whose choices leave nothing out. */
const whole: Row<'campaign'> = { ...emptyFields.campaign, id: 'campaign-1' };
const sums = (cost: number) => ({ impression: cost * 10, click: cost / 2, cost });
const results: RecentResults = {
  ...exampleResults,
  perDay: {
    impression: { lower: 2_111, median: 2_700, upper: 3_449 },
    click: { lower: 90.4, median: 120, upper: 149 },
    cost: { lower: 251, median: 320, upper: 424.5 },
  },
  devices: [
    { device: 'pc', ...sums(25) },
    { device: 'mobile', ...sums(50) },
    { device: 'tablet', ...sums(25) },
  ],
  // 60 of 100 in the morning
  hours: [
    { hour: 8, ...sums(20) },
    { hour: 9, ...sums(40) },
    { hour: 20, ...sums(40) },
  ],
  regions: [
    { provinceName: '上海', cityName: '上海', ...sums(50) },
    { provinceName: '江苏省', cityName: '南京市', ...sums(30) },
    { provinceName: '江苏', cityName: '', ...sums(10) },
    { provinceName: '日本', cityName: '', ...sums(10) },
  ],
};
const upTo = (changes: Partial<Row<'campaign'>>, given = results) =>
  expectDay({ ...whole, ...changes }, given)?.impression.to;

it('expects the middle half of the days of other campaigns, rounded to two digits', () => {
  expect(expectDay(whole, results)).toEqual({
    impression: { from: 2_100, to: 3_400 },
    click: { from: 90, to: 150 },
    cost: { from: 250, to: 420 },
    shortBudget: null,
  });
});

it.each([
  ['no day', { dayCount: 0, perDay: null }],
  ['a day too few', { dayCount: minResultDays - 1 }],
])('expects nothing from %s', (_, changes) => {
  expect(expectDay(whole, { ...results, ...changes })).toBeNull();
  expect(usualBid(whole, { ...results, ...changes })).toBeNull();
});

describe('the share left by choices', () => {
  it.each<[string, Partial<Row<'campaign'>>, number]>([
    ['computers', { device: 1 }, 860],
    ['mobile devices, with tablets', { device: 2 }, 2_600],
    ['mornings', { scheduleType: 2, schedule: everyDay(8, 10) }, 2_100],
    ['mornings of two days a week', { scheduleType: 2, schedule: everyDay(8, 10).slice(0, 2) }, 590],
    ['no hour', { scheduleType: 2, schedule: [] }, 0],
    ['hours of a schedule that is off', { scheduleType: 1, schedule: everyDay(8, 9) }, 3_400],
    ['a province', { regions: regions(31) }, 1_700],
    ['a city', { regions: regions(3201) }, 1_000],
    ['all cities of a province, so also what names none', { regions: regions(32) }, 1_400],
    ['a region overseas', { regions: regions(9001) }, 340],
    ['a region without results', { regions: regions(65) }, 0],
    ['computers in a province', { device: 1, regions: regions(31) }, 430],
  ])('of %s', (_, changes, expected) => {
    expect(upTo(changes)).toBe(expected);
  });

  it('is the whole if the account has no such report', () => {
    const none = { ...results, devices: [], hours: [], regions: [] };
    const changes = { device: 1 as const, regions: regions(31), scheduleType: 2 as const, schedule: [] };
    expect(upTo(changes, none)).toBe(3_400);
  });
});

describe('a budget', () => {
  const shortBudget = (changes: Partial<Row<'campaign'>>, given = results) =>
    expectDay({ ...whole, budgetType: 2, ...changes }, given)?.shortBudget;

  it.each([
    ['ends in the hour in which it is spent', { budget: 50 }, { endHour: 9 }],
    ['ends with that hour', { budget: 64 }, { endHour: 9 }],
    ['ends in the next one', { budget: 64.1 }, { endHour: 10 }],
    ['ends in the last one', { budget: 319 }, { endHour: 21 }],
    ['lasts', { budget: 320 }, null],
    ['is not entered', { budget: null }, null],
    ['is unlimited', { budget: 50, budgetType: 1 as const }, null],
    ['of few hours', { budget: 50, scheduleType: 2 as const, schedule: everyDay(20, 21) }, { endHour: 21 }],
  ])('%s', (_, changes, expected) => {
    expect(shortBudget(changes)).toEqual(expected);
  });

  it('has no hour if hours are not reported', () => {
    expect(shortBudget({ budget: 50 }, { ...results, hours: [] })).toEqual({ endHour: null });
  });
});

it.each([
  ['click', { from: 2.1, to: 3.6 }],
  ['conversion', { from: 48, to: 75 }],
  ['maximumClicks', null],
] as const)('the usual bid of %s', (bidMode, expected) => {
  expect(usualBid({ bidMode }, results)).toEqual(expected);
});

it('reads the examples', () => {
  const campaign = findRow(exampleDraft(), 'campaign', 'campaign-1');
  expect(campaign && expectDay(campaign, exampleResults)).toMatchObject({ shortBudget: null });
});

function everyDay(startHour: number, endHour: number) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startHour, endHour, factor: 1 }));
}

function regions(regionId: number) {
  return [{ regionId, factor: 1 }];
}
