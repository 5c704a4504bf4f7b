import { channels, costPeriods, periodPickerType, type CostPeriod } from '@meridian/api-client/contract';
import type { CostReportRequest } from '@meridian/api-client/react';
import { addDays, defaultRange, endOfMonth, validateRange, type DateRange } from '@meridian/date-range/core';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../lib/lists/page-address';

const day = z.catch(z.optional(z.iso.date()), undefined);

/** The address of the cost report. Invalid values count as absent. */
export const costAddressSchema = z.object({
  period: z.catch(z.optional(z.enum(costPeriods)), undefined),
  beginDate: day,
  endDate: day,
  channel: z.catch(z.optional(z.enum(channels)), undefined),
  text: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** `cost desc` */
  sort: z.catch(z.optional(z.string().check(z.regex(/^\w{1,60} (asc|desc)$/))), undefined),
  /** `1`: all rows are open but those of `toggled`. */
  expand: z.catch(z.optional(z.literal('1')), undefined),
  /** Ids of rows that are open, or closed while all others are open, separated by commas. */
  toggled: z.catch(z.optional(z.string().check(z.maxLength(8_000))), undefined),
  ...pageAddressFields,
});
export type CostAddress = z.output<typeof costAddressSchema>;

/** What the page shows: its address, completed by defaults. */
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

/** The request for an address. */
export function toCostRequest(address: CostAddress, today: string): CostReportRequest {
  const { channel, text, sort, expand } = address;
  const { period, range } = readCostView(address, today);
  return {
    page: { ...pageRequest(address), ...(sort !== undefined && { sortCol: sort }) },
    query: {
      ...{ ...range, period, expandAll: expand === '1', toggled: toggledIds(address) },
      ...(channel !== undefined && { channels: [channel] }),
      ...(text !== undefined && { text }),
    },
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
