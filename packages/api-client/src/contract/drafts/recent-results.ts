import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Number of report days, up to yesterday, that the results cover. */
export const recentResultDays = 30;

const amount = z.number().check(z.minimum(0));
const quartiles = z.object({ lower: amount, median: amount, upper: amount });
/** `cost` in CNY. Only estimates use it, so it is not an exact decimal. */
const sums = { impression: amount, click: amount, cost: amount };

/**
 * Results of the search campaigns of a draft's account in the last 30 days of its reports, in CNY: `RecentResults` for the estimates of
 * `@meridian/draft-editor/core`. Only single-day facts count. Errors: 404.
 */
export const draftRecentResults = defineEndpoint({
  path: '/marketing/api/v1/draft/recentResults',
  summary:
    'Returns the results of an account’s search campaigns in the last 30 days, as a basis for estimates of an ad draft.',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  body: z.object({ id: z.uuid() }),
  data: z.object({
    /** Days on which campaigns had impressions. */
    dayCount: z.int().check(z.minimum(0), z.maximum(recentResultDays)),
    /** Results of one campaign on one day with impressions. */
    perDay: z.nullable(z.object({ impression: quartiles, click: quartiles, cost: quartiles })),
    /** Price of a click, and cost of a conversion, of one campaign on one day. */
    clickPrice: z.nullable(quartiles),
    conversionCost: z.nullable(quartiles),
    /** The account's results by device, hour and region; empty if the section is not reported. */
    devices: z.array(z.object({ device: z.string(), ...sums })),
    hours: z.array(z.object({ hour: z.int().check(z.minimum(0), z.maximum(23)), ...sums })),
    regions: z.array(z.object({ provinceName: z.string(), cityName: z.string(), ...sums })),
  }),
  paged: false,
  heavy: false,
});
