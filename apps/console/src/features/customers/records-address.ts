import { recordStates, type SheetKind } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../lib/lists/page-address';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** The address of a list of records. Invalid values count as absent. */
export const recordsAddressSchema = z.object({
  text: z.catch(z.optional(text), undefined),
  state: z.catch(z.optional(z.enum(recordStates)), undefined),
  /** Only records of this customer. */
  customer: z.catch(z.optional(z.uuid()), undefined),
  /** Only records of this company. */
  company: z.catch(z.optional(z.uuid()), undefined),
  /** The record whose drawer is open, by its id; `new` for an empty one. */
  id: z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined),
  ...pageAddressFields,
});
export type RecordsAddress = z.output<typeof recordsAddressSchema>;

/** Replaces an id: the drawer of a record that does not exist yet. */
export const newRecord = 'new';

/** Whether an address names a record that exists. */
export const isStoredRecord = ({ id }: RecordsAddress): boolean => id !== undefined && id !== newRecord;

/** The list request for an address. */
export function toRecordsRequest(
  kind: SheetKind,
  { text: wanted, state = 'active', ...address }: RecordsAddress,
) {
  const { customer: customerId, company: companyId, ...page } = address;
  return {
    page: pageRequest(page),
    query: {
      state,
      ...(wanted !== undefined && { text: wanted }),
      ...(kind !== 'customer' && customerId !== undefined && { customerId }),
      ...(kind === 'account' && companyId !== undefined && { companyId }),
    },
  };
}

/** Whether the address has a filter. */
export function hasRecordFilters({ text: wanted, state, customer, company }: RecordsAddress): boolean {
  return [wanted, state, customer, company].some((value) => value !== undefined);
}

export interface RecordsPageProps {
  address: RecordsAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: RecordsAddress, options?: { replace: boolean }) => void;
  /** IANA name, for times. */
  timeZone: string;
}
