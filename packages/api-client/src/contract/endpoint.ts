import * as z from 'zod/mini';
import type { Permission } from './permissions';
import type { Channel } from './reports/model/sections';
import type { SignInStep } from './sign-in-steps';

/**
 * Who may use an endpoint. `public`: everyone; `session`: any logged-in user; a permission: a user with it, or with all of several; by
 * channel: a user with the permission of the channel in `query.channel`, `search` by default. The server does not start if a route has
 * no access rule.
 */
export type Access =
  | 'public'
  | 'session'
  | { permission: Permission | readonly Permission[] }
  | { permissionByChannel: Readonly<Record<Channel, Permission>> };

/** Who may use an endpoint, as text for the API reference. */
export function describeAccess(access: Access): string {
  if (typeof access === 'string') return access;
  if ('permission' in access) return `permission ${[access.permission].flat().join(' and ')}`;
  const { search, feed } = access.permissionByChannel;
  return `permission ${search} or ${feed}, by channel`;
}

/**
 * Meaning of `accountId` for an endpoint. `none`: ignored; `optional`: 0 means all accounts of the caller; `required`: one account of
 * the caller, 0 is rejected with 400. Another user's account is always rejected with 403.
 */
export type AccountScope = 'none' | 'optional' | 'required';

/** Encoding of the request body. A `multipart` body describes the fields other than `file`. */
export type BodyKind = 'json' | 'multipart';

type Schema = z.core.$ZodType;

/** One entry of the contract: path, access and schemas of an endpoint. */
export interface Endpoint<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  method: 'GET' | 'POST';
  /** Below `/base-api`; path parameters in the form `:name`. */
  path: `/marketing/api/v1/${string}`;
  /** One sentence for the API reference. */
  summary: string;
  access: Access;
  account: AccountScope;
  bodyKind: BodyKind;
  params: Params;
  body: Body;
  /** `data` of the envelope when the code is 200. */
  data: Data;
  /** Whether the envelope contains `page`. */
  paged: boolean;
  /**
   * Whether its requests query many rows: a user may run a few of these at a time, further ones wait or fail with 429. A `read` ends
   * when its client disconnects.
   */
  heavy: false | 'read' | 'write';
  /** Pending login steps during which a session may also use it. */
  allowedDuring?: readonly SignInStep[];
}

/** A route whose response is a file without an envelope; an error has an envelope. */
export type FileEndpoint = Pick<Endpoint, 'path' | 'access' | 'body' | 'heavy'>;

/** Path below which the server serves every endpoint. */
export const basePath = '/base-api';

const defaults = { method: 'POST', bodyKind: 'json', params: z.object({}) } as const;
type Defaults = typeof defaults;
type GivenEndpoint = Omit<Endpoint, keyof Defaults> & Partial<Pick<Endpoint, keyof Defaults>>;
type WithDefaults<Given> = {
  [Key in keyof Given | keyof Defaults]: Key extends keyof Given
    ? Given[Key]
    : Key extends keyof Defaults
      ? Defaults[Key]
      : never;
};

/**
 * Defines an endpoint and infers its literal types: schemas, `paged` and `bodyKind`. By default, it is a POST with a JSON body and
 * without path parameters. The annotation lets bundlers drop endpoints that a page never uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const Given extends GivenEndpoint>(given: Given): WithDefaults<Given> {
  // asserted: the spread of a generic type
  return { ...defaults, ...given } as WithDefaults<Given>;
}

/** Path parameters of an endpoint, before parsing. */
export type EndpointParams<E extends Endpoint> = z.input<E['params']>;
/** Request body of an endpoint, before parsing. */
export type EndpointBody<E extends Endpoint> = z.input<E['body']>;
/** `data` of an endpoint's response, after parsing. */
export type EndpointData<E extends Endpoint> = z.output<E['data']>;
