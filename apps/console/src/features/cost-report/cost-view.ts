import {
  periodPickerType,
  type CostPeriod,
  type EndpointBody,
  type endpoints,
} from '@meridian/api-client/contract';
import { addDays, defaultRange, endOfMonth, validateRange, type DateRange } from '@meridian/date-range/core';
import { pageRequest } from '../../lib/lists/page-address';
import type { CostAddress } from './cost-address';

/** Body of `costReportList`. */
export type CostReportRequest = EndpointBody<typeof endpoints.costReportList>;
/** Body of `costReportTrend`. */
export type CostTrendRequest = EndpointBody<typeof endpoints.costReportTrend>;

/** State of the page: its address, completed by defaults. */
export interface CostView {
  period: CostPeriod;
  range: DateRange;
}

/** Completes the address. A range that the period does not allow counts as absent. `today`: `yyyy-MM-dd`. */
export function readCostView({ period = 'month', beginDate, endDate }: CostAddress, today: string): CostView {
  const type = periodPickerType[period];
  const requested = beginDate !== undefined && endDate !== undefined ? { beginDate, endDate } : null;
  const isValid = validateRange({ type, range: requested, today }).ok;
  if (requested && isValid) return { period, range: requested };
  return { period, range: period === 'month' ? runningMonth(today) : defaultRange(type, today) };
}

/** The month of yesterday: that of today has no data on its first day. */
function runningMonth(today: string): DateRange {
  const yesterday = addDays(today, -1);
  return { beginDate: `${yesterday.slice(0, 7)}-01`, endDate: endOfMonth(yesterday) };
}

/** The request for the rows of an address. */
export function toCostRequest(address: CostAddress, today: string): CostReportRequest {
  const { sort, expand } = address;
  return {
    page: { ...pageRequest(address), ...(sort !== undefined && { sortCol: sort }) },
    query: { ...costQuery(address, today), expandAll: expand === '1', toggled: toggledIds(address) },
  };
}

/** The request for the chart of an address. */
export function toTrendRequest(address: CostAddress, today: string): CostTrendRequest {
  return { query: costQuery(address, today) };
}

/** Whether an address shows budgets and forecasts: whole months without a comparison do. */
export function hasForecast({ period = 'month', compare }: CostAddress): boolean {
  return period === 'month' && compare === undefined;
}

/** The first day of the month whose budgets can be set; undefined if there are none or several. */
export function budgetMonth(address: CostAddress, today: string): string | undefined {
  const { range } = readCostView(address, today);
  const isOne = range.beginDate.slice(0, 7) === range.endDate.slice(0, 7);
  return hasForecast(address) && isOne ? range.beginDate : undefined;
}

function costQuery(address: CostAddress, today: string): CostTrendRequest['query'] {
  const { channel, text, compare, offPace } = address;
  const { period, range } = readCostView(address, today);
  return {
    // all accounts of the user: the report groups them by owner
    accountId: 0,
    ...range,
    period,
    ...(channel !== undefined && { channels: [channel] }),
    ...(text !== undefined && { text }),
    ...(compare !== undefined && { compare: { basis: compare } }),
    ...(offPace === '1' && hasForecast(address) && { isOffPace: true }),
  };
}

function toggledIds({ toggled = '' }: CostAddress): string[] {
  return toggled.split(',').filter((id) => id !== '');
}

/** The address after a row was opened or closed. */
export function toggleRow(address: CostAddress, id: string): Partial<CostAddress> {
  const ids = toggledIds(address);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return { toggled: next.join(',') || undefined };
}
