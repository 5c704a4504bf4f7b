import type { EndpointBody, endpoints } from '@meridian/api-client/contract';
import { draftStatuses, type DraftStatus } from '@meridian/draft-editor/core';
import { subDays } from 'date-fns';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../../lib/lists/page-address';

/** Periods of the filter by change, in days. */
export const changedPeriods = [1, 7, 30] as const;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number));
const isStatus = (value: number): value is DraftStatus => draftStatuses.some((status) => status === value);

/** The address of the list. Invalid values count as absent. */
export const draftsAddressSchema = z.object({
  name: z.catch(z.optional(text), undefined),
  status: z.catch(z.optional(number.check(z.refine(isStatus))), undefined),
  account: z.catch(z.optional(number.check(z.int(), z.positive())), undefined),
  author: z.catch(z.optional(text), undefined),
  /** Changed in the last days: one of `changedPeriods`. */
  days: z.catch(
    z.optional(number.check(z.refine((days) => changedPeriods.some((offered) => offered === days)))),
    undefined,
  ),
  ...pageAddressFields,
});
export type DraftsAddress = z.output<typeof draftsAddressSchema>;

/** The list request for an address. `now` is rounded to minutes, so that the request stays the same for a while. */
export function toDraftsRequest(address: DraftsAddress, now: Date): EndpointBody<typeof endpoints.draftList> {
  const { name, status, account, author, days } = address;
  return {
    page: pageRequest(address),
    query: {
      ...(name !== undefined && { name }),
      ...(status !== undefined && isStatus(status) && { status }),
      ...(account !== undefined && { accountId: account }),
      ...(author !== undefined && { author }),
      ...(days !== undefined && { changedSince: subDays(now, days).toISOString() }),
    },
  };
}

/** Whether the address has a filter. */
export function hasDraftFilters({ name, status, account, author, days }: DraftsAddress): boolean {
  return [name, status, account, author, days].some((value) => value !== undefined);
}
