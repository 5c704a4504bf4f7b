import { auditActions, auditObjects, type EndpointBody, type endpoints } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../lib/lists/page-address';

const text = z.catch(z.optional(z.string().check(z.maxLength(100))), undefined);
const day = z.catch(z.optional(z.iso.date()), undefined);

/** The address of the list. Invalid values count as absent. */
export const auditAddressSchema = z.object({
  beginDate: day,
  endDate: day,
  user: text,
  object: text,
  type: z.catch(z.optional(z.enum(auditObjects)), undefined),
  action: z.catch(z.optional(z.enum(auditActions)), undefined),
  account: z.catch(
    z.optional(
      z
        .pipe(z.union([z.string(), z.number()]), z.transform(Number))
        .check(z.refine((id) => Number.isInteger(id) && id > 0)),
    ),
    undefined,
  ),
  /** The record whose drawer is open, by its id. */
  id: z.catch(z.optional(z.uuid()), undefined),
  ...pageAddressFields,
});
export type AuditAddress = z.output<typeof auditAddressSchema>;

/** The period of an address: both days, in order; null without one. */
export function periodOf({ beginDate, endDate }: AuditAddress): DateRange | null {
  if (beginDate === undefined || endDate === undefined || beginDate > endDate) return null;
  return { beginDate, endDate };
}

/** An address without filters. */
export const noAuditFilters = {
  beginDate: undefined,
  endDate: undefined,
  user: undefined,
  object: undefined,
  type: undefined,
  action: undefined,
  account: undefined,
} satisfies Partial<AuditAddress>;

/** Whether the address has a filter. */
export const isFiltered = (address: AuditAddress) => Object.keys(toAuditQuery(address)).length > 0;

type AuditListRequest = EndpointBody<typeof endpoints.auditList>;
type AuditFilters = NonNullable<AuditListRequest['query']>;

/** The filters of an address in the form of requests. */
export function toAuditQuery(address: AuditAddress): AuditFilters {
  const { user, object, type, action, account } = address;
  return {
    ...periodOf(address),
    ...(user !== undefined && { user }),
    ...(object !== undefined && { object }),
    ...(type !== undefined && { objectType: type }),
    ...(action !== undefined && { action }),
    ...(account !== undefined && { concernedAccountId: account }),
  };
}

/** The list request for an address. */
export function toAuditRequest(address: AuditAddress): AuditListRequest {
  return { page: pageRequest(address), query: toAuditQuery(address) };
}
