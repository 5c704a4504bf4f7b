import type { Row } from '../model/rows';
import { daysPerWeek, hoursPerDay, hourTableOf } from '../schedule/hour-table';
import type { Quartiles, RecentResults, ResultSums } from './recent-results';
import { regionTest } from './region-test';

/** Minimum number of days with results; below it, nothing is expected. */
export const minResultDays = 7;

/** Both ends are included. */
export interface EstimateRange {
  from: number;
  to: number;
}

/** Expected results of a campaign per day, to two significant digits. */
export interface DayExpectation {
  impression: EstimateRange;
  click: EstimateRange;
  /** In CNY. */
  cost: EstimateRange;
  /** Null if the budget lasts for a typical day. */
  shortBudget: {
    /** The hour, 1 to 24, before which the budget runs out; null if the account's hours are not reported. */
    endHour: number | null;
  } | null;
}

type Campaign = Row<'campaign'>;

/**
 * Estimates the daily results of a campaign that does as well as the account's other campaigns: the middle half of their days, scaled to
 * the shares of its devices, hours and regions. A budget does not lower the estimate: `shortBudget` says when it runs out. Null if too
 * few days have results.
 */
export function expectDay(campaign: Campaign, results: RecentResults): DayExpectation | null {
  const { perDay } = results;
  if (perDay === null || results.dayCount < minResultDays) return null;
  const share = sharesOf(campaign, results);
  const rangeOf = (measure: keyof ResultSums) => ({
    from: approximate(perDay[measure].lower * share(measure)),
    to: approximate(perDay[measure].upper * share(measure)),
  });
  const typicalCost = perDay.cost.median * share('cost');
  const { budget, budgetType } = campaign;
  const isShort = budgetType === 2 && budget !== null && budget < typicalCost;
  return {
    impression: rangeOf('impression'),
    click: rangeOf('click'),
    cost: rangeOf('cost'),
    shortBudget: isShort ? { endHour: endHourOf(campaign, results, budget / typicalCost) } : null,
  };
}

/**
 * What the account's other campaigns paid for a click or a conversion, depending on the campaign's bid mode, in CNY: the middle half of
 * their days. Null if the campaign has no bid, or too few days have results.
 */
export function usualBid(
  { bidMode }: Pick<Campaign, 'bidMode'>,
  results: RecentResults,
): EstimateRange | null {
  const paid = { click: results.clickPrice, conversion: results.conversionCost, maximumClicks: null }[
    bidMode
  ];
  return paid === null || results.dayCount < minResultDays ? null : inCents(paid);
}

const inCents = ({ lower, upper }: Quartiles): EstimateRange => ({
  from: Math.round(lower * 100) / 100,
  to: Math.round(upper * 100) / 100,
});

/** Rounds to two significant digits and to an integer. */
function approximate(value: number): number {
  return Math.round(Number(value.toPrecision(2)));
}

/** The share of a measure that remains after the choices of a campaign, from 0 to 1, as if the choices were independent. */
function sharesOf(campaign: Campaign, { devices, hours, regions }: RecentResults) {
  const shown = shownHours(campaign);
  const hasRegion = regionTest(campaign.regions);
  return (measure: keyof ResultSums) =>
    shareOf(devices, measure, ({ device }) => Number(hasDevice(campaign, device))) *
    shareOf(hours, measure, ({ hour }) => shown[hour] ?? 0) *
    shareOf(regions, measure, (place) => Number(hasRegion(place)));
}

/** The weighted part of a sum; the whole if nothing is reported. */
function shareOf<Sums extends ResultSums>(
  rows: readonly Sums[],
  measure: keyof ResultSums,
  weightOf: (row: Sums) => number,
): number {
  const total = rows.reduce((sum, row) => sum + row[measure], 0);
  return total === 0 ? 1 : rows.reduce((sum, row) => sum + row[measure] * weightOf(row), 0) / total;
}

/** Tablets count as mobile devices. */
function hasDevice({ device }: Campaign, reported: string): boolean {
  return device === 3 || (device === 1) === (reported === 'pc');
}

/** The share of weekdays on which each hour is shown. */
function shownHours({ scheduleType, schedule }: Campaign): readonly number[] {
  const table = scheduleType === 1 ? null : hourTableOf(schedule);
  return Array.from({ length: hoursPerDay }, (_, hour) => {
    const days = table?.filter((day) => day[hour] !== null).length ?? daysPerWeek;
    return days / daysPerWeek;
  });
}

/** The end of the hour in which a part of the day's cost is reached. */
function endHourOf(campaign: Campaign, { hours }: RecentResults, part: number): number | null {
  const shown = shownHours(campaign);
  const costs = Array.from({ length: hoursPerDay }, (_, hour) => {
    const cost = hours.find((each) => each.hour === hour)?.cost ?? 0;
    return cost * (shown[hour] ?? 0);
  });
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  let spent = 0;
  const last = costs.findIndex((cost) => {
    spent += cost;
    return cost > 0 && spent >= total * part;
  });
  return total === 0 ? null : last + 1;
}
