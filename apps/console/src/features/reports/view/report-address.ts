import { reportFilterIds, withCurrentFilterNames } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** The parameters of a report's address. */
export const reportParameters = [
  'beginDate',
  'endDate',
  ...reportFilterIds,
  'where',
  'groupBy',
  'segment',
  'reportType',
  'page',
  'size',
  'sort',
  'compare',
  'changed',
  'metric',
  'columns',
  'view',
  'from',
  'explain',
  'explainBy',
  'row',
] as const;
export type ReportParameter = (typeof reportParameters)[number];

/** The parameters of a report in its address, valid or not. */
export type ReportAddress = { [P in ReportParameter]?: unknown };

/**
 * Picks the parameters of a report from an address, including invalid ones, which the page reports. Filters in links of earlier versions
 * get their current names. Other parameters, such as `utm_source`, are left out.
 *
 * Shape: an earlier name is present with the value undefined, so that the router removes it from the address.
 */
export const reportAddressSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((parameters): ReportAddress => {
    const current = withCurrentParameterNames(parameters);
    const formerNames = Object.keys(parameters).filter((name) => !Object.hasOwn(current, name));
    const known = reportParameters.filter((name) => current[name] !== undefined);
    return Object.fromEntries([
      ...formerNames.map((name) => [name, undefined] as const),
      ...known.map((name) => [name, current[name]] as const),
    ]);
  }),
);

function withCurrentParameterNames({
  figure,
  ...parameters
}: Record<string, unknown>): Record<string, unknown> {
  return withCurrentFilterNames({ ...(figure !== undefined && { metric: figure }), ...parameters });
}

/**
 * The address for another account: without page, campaigns and units, which belong to the previous one, without groups by account, and
 * with the report's own rows instead of sums, which the other account may have, and with no open row.
 */
export function forOtherAccount(address: ReportAddress): ReportAddress {
  return {
    ...address,
    accountIds: undefined,
    campaignName: undefined,
    adgroupName: undefined,
    page: undefined,
    from: undefined,
    row: undefined,
    // one account cannot be grouped by account
    groupBy: address.groupBy === 'accountName' ? undefined : address.groupBy,
  };
}
