import { channels, type AccountScope, type Channel } from '@meridian/api-client/contract';
import type { Caller } from './caller';
import { DomainError, invalidField } from './domain-error';

/**
 * The account in a request body, `body.query.accountId` or `body.accountId`; 0 if absent.
 *
 * Takes the body before validation.
 * Errors: `invalid_request` unless an integer of at least 0, and if the two places differ.
 */
export function readAccountId(body: unknown): number {
  const outer = accountIdIn(body, 'accountId');
  const inner = accountIdIn(propertyOf(body, 'query'), 'query.accountId');
  if (outer !== undefined && inner !== undefined && outer !== inner)
    throw invalidField('accountId', 'invalid');
  return inner ?? outer ?? 0;
}

const maxAccountIds = 1_000;

/**
 * The ids in `body.query.accountIds`, [] if absent. Errors: `invalid_request` unless they are integers of at least 1.
 */
export function readAccountIds(body: unknown): number[] {
  const ids = propertyOf(propertyOf(body, 'query'), 'accountIds');
  if (ids === undefined) return [];
  // before anything iterates over them
  if (!Array.isArray(ids) || ids.length > maxAccountIds) throw invalidField('query.accountIds', 'invalid');
  return ids.map((id: unknown) => {
    if (!isAccountId(id) || id === 0) throw invalidField('query.accountIds', 'invalid');
    return id;
  });
}

/** The channel in `body.query.channel`, `search` if absent. Errors: `invalid_request` for an unknown channel. */
export function readChannel(body: unknown): Channel {
  const value = propertyOf(propertyOf(body, 'query'), 'channel');
  const channel = value === undefined ? 'search' : channels.find((known) => known === value);
  if (channel === undefined) throw invalidField('query.channel', 'invalid');
  return channel;
}

/**
 * The accounts of a request: the selected account, or all accounts of the user if it is 0.
 *
 * Errors: `not_allowed` for an account without access, `invalid_request` for 0 if an account is required.
 */
export function resolveAccountScope(
  caller: Pick<Caller, 'accountIds'>,
  endpoint: { account: AccountScope },
  accountId: number,
): readonly number[] {
  if (endpoint.account === 'none') return [];
  if (accountId === 0) {
    if (endpoint.account === 'required') throw invalidField('accountId', 'account_required');
    return caller.accountIds;
  }
  if (!caller.accountIds.includes(accountId)) throw new DomainError('not_allowed');
  return [accountId];
}

function accountIdIn(holder: unknown, path: string): number | undefined {
  const value = propertyOf(holder, 'accountId');
  if (value === undefined) return undefined;
  if (!isAccountId(value)) throw invalidField(path, 'invalid');
  return value;
}

function isAccountId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function propertyOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  return Reflect.get(holder, name);
}
