import { dayNumber } from '@meridian/date-range/core';
import { pageSizes, reportTypes } from '@meridian/api-client/contract';
import * as z from 'zod';

const day = z.string().refine((text) => dayNumber(text) !== undefined);
const texts = z
  .preprocess(
    (value) => (value === undefined ? undefined : [value].flat()),
    z.array(z.string().min(1).max(200)).max(100),
  )
  .transform((list) => [...new Set(list)]);
/** Links of our own pass numbers, an address holds texts. */
const number = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,5}$/))
  .transform(Number);

/** An optional parameter that counts as absent when it makes no sense. */
const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/**
 * What the address of a report says; everything else about the view is its default. A parameter that makes no sense
 * counts as absent.
 */
export const reportSearchSchema = z.object({
  beginDate: lenient(day),
  endDate: lenient(day),
  campaign: lenient(texts),
  unit: lenient(texts),
  device: lenient(texts),
  text: lenient(z.string().trim().min(1).max(100)),
  /** 1 consolidated, 2 independent. */
  reportType: lenient(
    number.pipe(z.union([z.literal(reportTypes.consolidated), z.literal(reportTypes.independent)])),
  ),
  page: lenient(number),
  size: lenient(number.refine((size) => pageSizes.some((offered) => offered === size))),
  /** `<dataKey> asc` or `<dataKey> desc`. */
  sort: lenient(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,40} (asc|desc)$/)),
});
export type ReportSearch = z.infer<typeof reportSearchSchema>;

/** Filters of a report as the address names them. */
export type ReportFilters = Pick<ReportSearch, 'campaign' | 'unit' | 'device' | 'text'>;

/** The address without any filter, from its first page. */
export function withoutFilters(search: ReportSearch): ReportSearch {
  return {
    ...search,
    campaign: undefined,
    unit: undefined,
    device: undefined,
    text: undefined,
    page: undefined,
  };
}

/** The address for another account: page, campaigns and units were those of the last one. */
export function forOtherAccount(search: ReportSearch): ReportSearch {
  return { ...search, campaign: undefined, unit: undefined, page: undefined };
}
