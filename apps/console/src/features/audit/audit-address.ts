import { auditActions, auditObjects, type EndpointBody, type endpoints } from '@meridian/api-client/contract';
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
export const isFiltered = ({ beginDate, endDate, user, object, type, action, account }: AuditAddress) =>
  [beginDate, endDate, user, object, type, action, account].some((value) => value !== undefined);

type AuditListRequest = EndpointBody<typeof endpoints.auditList>;
type AuditFilters = NonNullable<AuditListRequest['query']>;

/** The filters of an address in the form of requests. */
export function toAuditQuery(address: AuditAddress): AuditFilters {
  const { beginDate, endDate, user, object, type, action, account } = address;
  return {
    ...(beginDate !== undefined && { beginDate }),
    ...(endDate !== undefined && { endDate }),
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
