import { userStates, type EndpointBody, type endpoints } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../lib/lists/page-address';

/** The address of the list. Invalid values count as absent. */
export const usersAddressSchema = z.object({
  text: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  state: z.catch(z.optional(z.enum(userStates)), undefined),
  role: z.catch(z.optional(z.uuid()), undefined),
  account: z.catch(
    z.optional(
      z
        .pipe(z.union([z.string(), z.number()]), z.transform(Number))
        .check(z.refine((id) => Number.isInteger(id) && id > 0)),
    ),
    undefined,
  ),
  /** The user whose drawer is open, by its id; `new` for an empty one, `reader` for one with the role that only reads. */
  id: z.catch(z.optional(z.union([z.uuid(), z.enum(['new', 'reader'])])), undefined),
  ...pageAddressFields,
});
export type UsersAddress = z.output<typeof usersAddressSchema>;

/** The list request for an address. */
export function toUsersRequest(address: UsersAddress): EndpointBody<typeof endpoints.userList> {
  const { text, state, role, account } = address;
  return {
    page: pageRequest(address),
    query: {
      ...(text !== undefined && { text }),
      ...(state !== undefined && { state }),
      ...(role !== undefined && { roleId: role }),
      ...(account !== undefined && { grantedAccountId: account }),
    },
  };
}
