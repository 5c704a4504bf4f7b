import { channels, costPeriods } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { pageAddressFields } from '../../lib/lists/page-address';

const day = z.catch(z.optional(z.iso.date()), undefined);

/** The address of the cost report. Invalid values count as absent. */
export const costAddressSchema = z.object({
  period: z.catch(z.optional(z.enum(costPeriods)), undefined),
  beginDate: day,
  endDate: day,
  channel: z.catch(z.optional(z.enum(channels)), undefined),
  text: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  compare: z.catch(z.optional(z.enum(['previous', 'lastYear'])), undefined),
  /** `1`: only accounts over or under their budget. */
  offPace: z.catch(z.optional(z.literal('1')), undefined),
  /** `1`: the chart is open. */
  trend: z.catch(z.optional(z.literal('1')), undefined),
  /** `cost desc`, `cost:change asc` */
  sort: z.catch(
    z.optional(z.string().check(z.regex(/^\w{1,60}(:previous|:change)? (asc|desc)$/))),
    undefined,
  ),
  /** `1`: all rows are open except those of `toggled`. */
  expand: z.catch(z.optional(z.literal('1')), undefined),
  /** Ids of rows that are open, or closed if all others are open, separated by commas. */
  toggled: z.catch(z.optional(z.string().check(z.maxLength(8_000))), undefined),
  ...pageAddressFields,
});
export type CostAddress = z.output<typeof costAddressSchema>;
