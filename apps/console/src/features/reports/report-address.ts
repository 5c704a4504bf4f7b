import * as z from 'zod/mini';

/** The parameters of a report's address. */
export const reportSearchKeys = [
  'beginDate',
  'endDate',
  'campaign',
  'unit',
  'device',
  'region',
  'matchMode',
  'account',
  'text',
  'reportType',
  'page',
  'size',
  'sort',
  'compare',
  'changed',
  'figure',
  'columns',
  'view',
] as const;
export type ReportSearchKey = (typeof reportSearchKeys)[number];

/** The parameters of an address that reports know, as they stand there. */
export type ReportAddress = { [K in ReportSearchKey]?: unknown };

/**
 * Keeps the parameters that reports know, whatever they say: what cannot be read stays in the address until the page
 * has said so. Other names are not ours: tools that count visits add some to links. What they say is read with the page.
 */
export const reportAddressSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((parameters): ReportAddress =>
    Object.fromEntries(
      reportSearchKeys
        .filter((key) => Object.hasOwn(parameters, key) && parameters[key] !== undefined)
        .map((key) => [key, parameters[key]]),
    ),
  ),
);

/** The address for another account: page, accounts, campaigns and units were those of the last one. */
export function forOtherAccount(address: ReportAddress): ReportAddress {
  return { ...address, account: undefined, campaign: undefined, unit: undefined, page: undefined };
}
