import { channels, type AccountScope, type Channel } from '@meridian/api-client/contract';
import type { Caller } from './caller';
import { DomainError, invalidField } from './domain-error';

/**
 * The account in a body, `body.query.accountId` or `body.accountId`; 0 without one.
 *
 * Takes the body before its schema changes it.
 * Errors: `invalid_request` for anything but an integer from 0, and when the two places differ.
 */
export function readAccountId(body: unknown): number {
  const outer = accountIdIn(body, 'accountId');
  const inner = accountIdIn(propertyOf(body, 'query'), 'query.accountId');
  if (outer !== undefined && inner !== undefined && outer !== inner)
    throw invalidField('accountId', 'invalid');
  return inner ?? outer ?? 0;
}

const maxAccountIds = 1_000;

/** The ids in `body.query.accountIds`, [] when absent. Errors: `invalid_request` unless integers from 1. */
export function readAccountIds(body: unknown): number[] {
  const ids = propertyOf(propertyOf(body, 'query'), 'accountIds');
  if (ids === undefined) return [];
  // before anything walks them
  if (!Array.isArray(ids) || ids.length > maxAccountIds) throw invalidField('query.accountIds', 'invalid');
  return ids.map((id: unknown) => {
    if (!isAccountId(id) || id === 0) throw invalidField('query.accountIds', 'invalid');
    return id;
  });
}

/** The channel in `body.query.channel`, `search` when absent. Errors: `invalid_request` for anything else. */
export function readChannel(body: unknown): Channel {
  const value = propertyOf(propertyOf(body, 'query'), 'channel');
  const channel = value === undefined ? 'search' : channels.find((known) => known === value);
  if (channel === undefined) throw invalidField('query.channel', 'invalid');
  return channel;
}

/**
 * The accounts of a request: the selected one, or for 0 all accounts of the caller.
 *
 * Errors: `not_allowed` for an account that is not the caller's, `invalid_request` for 0 when an account is required.
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
