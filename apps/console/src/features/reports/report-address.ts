import { reportFilterIds, withCurrentFilterNames } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** The parameters of a report's address. */
export const reportSearchKeys = [
  'beginDate',
  'endDate',
  ...reportFilterIds,
  'reportType',
  'page',
  'size',
  'sort',
  'compare',
  'changed',
  'metric',
  'columns',
  'view',
] as const;
export type ReportSearchKey = (typeof reportSearchKeys)[number];

/** The parameters of an address that reports know, as they stand there. */
export type ReportAddress = { [K in ReportSearchKey]?: unknown };

/**
 * Selects the parameters of a report from an address, invalid ones included: the page reports them. Filters of links
 * from earlier versions get their current names. Parameters of others, such as `utm_source`, are left out.
 */
export const reportAddressSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((parameters): ReportAddress => {
    const current = withCurrentParameterNames(parameters);
    return Object.fromEntries(
      reportSearchKeys
        .filter((key) => Object.hasOwn(current, key) && current[key] !== undefined)
        .map((key) => [key, current[key]]),
    );
  }),
);

function withCurrentParameterNames({
  figure,
  ...parameters
}: Record<string, unknown>): Record<string, unknown> {
  return withCurrentFilterNames({ ...(figure !== undefined && { metric: figure }), ...parameters });
}

/** The address for another account: without page, accounts, campaigns and units, which belong to the previous one. */
export function forOtherAccount(address: ReportAddress): ReportAddress {
  return {
    ...address,
    accountIds: undefined,
    campaignName: undefined,
    adgroupName: undefined,
    page: undefined,
  };
}
