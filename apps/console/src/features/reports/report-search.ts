import { comparisonBases, dayNumber } from '@meridian/date-range/core';
import { pageSizes, reportSortSchema, reportTypes } from '@meridian/api-client/contract';
import * as z from 'zod';
import { reportSearchKeys, type ReportAddress, type ReportSearchKey } from './report-address';

/** A day, or nothing where the user has cleared the dates. */
const day = z.string().refine((text) => text === '' || dayNumber(text) !== undefined);
/** A repeated parameter: one text or several, each counted once. */
const listOf = (item: z.ZodType<string>, most: number) =>
  z
    .preprocess(
      (value) => (value === undefined ? undefined : [value].flat().map(textOf)),
      z.array(item).max(most),
    )
    .transform((list) => [...new Set(list)]);
/** Links of our own pass numbers, an address holds texts. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : value);
const number = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,5}$/))
  .transform(Number);
const names = listOf(z.string().min(1).max(200), 100);
const codes = listOf(z.string().min(1).max(20), 10);

const searchSchema = z.object({
  beginDate: day.optional(),
  endDate: day.optional(),
  campaign: names.optional(),
  unit: names.optional(),
  device: codes.optional(),
  region: names.optional(),
  matchMode: codes.optional(),
  /** Ids, where the current account stands for several. */
  account: listOf(z.string().regex(/^[1-9]\d{0,14}$/), 100).optional(),
  text: z.string().trim().min(1).max(100).optional(),
  /** 1 consolidated, 2 independent. */
  reportType: number
    .pipe(z.union([z.literal(reportTypes.consolidated), z.literal(reportTypes.independent)]))
    .optional(),
  page: number.optional(),
  size: number.refine((size) => pageSizes.some((offered) => offered === size)).optional(),
  /** `<dataKey> asc|desc`, of a comparison also `<dataKey>:change …` and `<dataKey>:previous …`. */
  sort: reportSortSchema.optional(),
  /** What the period is compared with. */
  compare: z.enum(comparisonBases).optional(),
  /** Of a comparison, only the rows that changed by this percent or more. */
  changed: number.refine((percent) => percent <= 1000).optional(),
  /** The figure whose chart is open. */
  figure: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional(),
  /** Data keys of the columns in their order; absent: as the user has them. */
  columns: listOf(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/), 100).optional(),
  /** Id of a saved view. */
  view: z.uuid().optional(),
} satisfies Record<ReportSearchKey, z.ZodType>);
/** What the address of a report says; everything else about the view is its default. */
export type ReportSearch = z.output<typeof searchSchema>;
/** Reads an address. A parameter that makes no sense counts as absent, and is named in `broken`. */
export function readReportSearch(address: ReportAddress): {
  search: ReportSearch;
  broken: readonly ReportSearchKey[];
} {
  const { error, data } = searchSchema.safeParse(address);
  if (data) return { search: data, broken: [] };
  const failed = new Set(error.issues.map(({ path }) => path[0]));
  const sound = Object.entries(address).filter(([key]) => !failed.has(key));
  return {
    search: searchSchema.parse(Object.fromEntries(sound)),
    broken: reportSearchKeys.filter((key) => failed.has(key)),
  };
}

/** Filters of a report as the address names them. */
export type ReportFilters = Pick<
  ReportSearch,
  'account' | 'campaign' | 'unit' | 'device' | 'region' | 'matchMode' | 'text'
>;

const noFilters = {
  account: undefined,
  campaign: undefined,
  unit: undefined,
  device: undefined,
  region: undefined,
  matchMode: undefined,
  text: undefined,
} as const satisfies Record<keyof ReportFilters, undefined>;

/** The address without any filter, from its first page. */
export function withoutFilters(search: ReportSearch): ReportSearch {
  return { ...search, ...noFilters, page: undefined };
}
