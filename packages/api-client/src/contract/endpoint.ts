import type * as z from 'zod/mini';
import type { Permission } from './permissions';
import type { Channel } from './reports/model/sections';

/**
 * Who may make a call. `public`: anybody; `session`: any signed-in user; a permission: a user who holds it, or all of
 * several; by channel: a user who holds the permission of the channel that `query.channel` names, `search` when it
 * names none. The server refuses to start when a route has none.
 */
export type Access =
  | 'public'
  | 'session'
  | { permission: Permission | readonly Permission[] }
  | { permissionByChannel: Readonly<Record<Channel, Permission>> };

/** Who may make a call, for documents. */
export function describeAccess(access: Access): string {
  if (typeof access === 'string') return access;
  if ('permission' in access) return `permission ${[access.permission].flat().join(' and ')}`;
  const { search, feed } = access.permissionByChannel;
  return `permission ${search} or ${feed}, by channel`;
}

/**
 * What `accountId` means to a call. `none`: ignored; `optional`: 0 stands for all accounts of the caller;
 * `required`: one account of the caller, 0 is refused with 400. A foreign account is always 403.
 */
export type AccountScope = 'none' | 'optional' | 'required';

/** How the request body travels; a `multipart` body describes the fields beside the one called `file`. */
export type BodyKind = 'json' | 'multipart';

type Schema = z.core.$ZodType;

export interface Endpoint<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  method: 'GET' | 'POST';
  /** Below `/base-api`; path parameters in the form `:name`. */
  path: `/marketing/api/v1/${string}`;
  summary: string;
  access: Access;
  account: AccountScope;
  bodyKind: BodyKind;
  params: Params;
  body: Body;
  /** What stands in the envelope's `data` when the code is 200. */
  data: Data;
  /** Whether the envelope carries `page`. */
  paged: boolean;
}

export const basePath = '/base-api';

/** Keeps the literal types of one endpoint: its schemas, whether it is paged, how its body travels. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export type EndpointParams<E extends Endpoint> = z.input<E['params']>;
export type EndpointBody<E extends Endpoint> = z.input<E['body']>;
export type EndpointData<E extends Endpoint> = z.output<E['data']>;
