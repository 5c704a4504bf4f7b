import {
  codeFilters,
  explainedMetrics,
  maxConditions,
  nameFilters,
  pageSizes,
  recordOf,
  reportGroupings,
  reportSegments,
  reportSortSchema,
  reportTypes,
  sections,
} from '@meridian/api-client/contract';
import { dayNumber, parseBasis } from '@meridian/date-range/core';
import * as z from 'zod/mini';
import { reportParameters, type ReportAddress, type ReportParameter } from './report-address';

/** A day; empty if the user has cleared the dates. */
const day = z.string().check(z.refine((text) => text === '' || dayNumber(text) !== undefined));
/** A repeated parameter: one text or several, without duplicates. */
const listOf = (item: z.ZodMiniType<string>, maxCount: number) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === undefined ? undefined : [...new Set([value].flat().map(textOf))])),
      z.array(item).check(z.maxLength(maxCount)),
    ),
  );
/** Internal links pass numbers, whereas an address contains texts. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : value);
const isWholeNumber = (value: string | number) => /^[1-9]\d{0,5}$/.test(String(value));
const number = z.pipe(z.union([z.string(), z.number()]).check(z.refine(isWholeNumber)), z.transform(Number));
const basis = z.pipe(
  z.string().check(z.refine((text) => parseBasis(text) !== undefined)),
  z.transform(parseBasis),
);
const names = listOf(z.string().check(z.minLength(1), z.maxLength(200)), 100);
const codes = listOf(z.string().check(z.minLength(1), z.maxLength(20)), 10);

const parametersSchema = z.object({
  beginDate: z.optional(day),
  endDate: z.optional(day),
  ...recordOf(nameFilters, () => names),
  ...recordOf(codeFilters, () => codes),
  /** Used if several accounts are current. */
  accountIds: listOf(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), 100),
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** One group of conditions each, as `printConditions` writes it. */
  where: listOf(z.string().check(z.minLength(1), z.maxLength(8_000)), maxConditions),
  /** What the rows are summed by. */
  groupBy: z.optional(z.enum(reportGroupings)),
  /** What each row can be split by. */
  segment: z.optional(z.enum(reportSegments)),
  /** 1 consolidated, 2 independent. */
  reportType: z.optional(
    z.pipe(number, z.union([z.literal(reportTypes.consolidated), z.literal(reportTypes.independent)])),
  ),
  page: z.optional(number),
  size: z.optional(number.check(z.refine((size) => pageSizes.some((offered) => offered === size)))),
  /** `<dataKey> asc|desc`, of a comparison also `<dataKey>:change …` and `<dataKey>:previous …`. */
  sort: z.optional(reportSortSchema),
  /** Basis of the comparison: a word, or a range as `2026-10-01..2026-10-20`. */
  compare: z.optional(basis),
  /** In a comparison, the minimum change of listed rows in percent. */
  changed: z.optional(number.check(z.refine((percent) => percent <= 1000))),
  /** The KPI whose chart is open. */
  metric: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  /** Data keys of the columns in order; if absent, the user's own columns. */
  columns: listOf(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)), 100),
  /** Id of a saved view. */
  view: z.optional(z.uuid()),
  /** The more detailed section whose sums the report shows. */
  from: z.optional(z.enum(sections)),
  /** The metric whose change is explained. */
  explain: z.optional(z.enum(explainedMetrics)),
  /** The section whose rows explain it; if absent, the report's own. */
  explainBy: z.optional(z.enum(sections)),
  /** Key of the row whose details are open. */
  row: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,8}(-\d{1,3})?$/))),
} satisfies Record<ReportParameter, z.ZodMiniType>);

/** The valid parameters of an address, parsed. */
export type ParameterValues = z.output<typeof parametersSchema>;

/** Parses the parameters of an address one by one. An invalid parameter counts as absent and is listed in `invalid`. */
export function parseParameters(address: ReportAddress): {
  values: ParameterValues;
  invalid: readonly ReportParameter[];
} {
  const { error, data } = parametersSchema.safeParse(address);
  if (data) return { values: data, invalid: [] };
  const failed = new Set(error.issues.map(({ path }) => path[0]));
  const valid = Object.entries(address).filter(([name]) => !failed.has(name));
  return {
    values: parametersSchema.parse(Object.fromEntries(valid)),
    invalid: reportParameters.filter((name) => failed.has(name)),
  };
}
