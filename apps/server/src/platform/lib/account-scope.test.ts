import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAccountId, readAccountIds, resolveAccountScope } from './account-scope';

const rejected = (reason: string) => expect.objectContaining({ reason }) as Error;

describe('the account selected by a body', () => {
  it.each([
    [undefined, 0],
    [{}, 0],
    [{ query: {} }, 0],
    [{ accountId: 0 }, 0],
    [{ accountId: 7 }, 7],
    [{ query: { accountId: 7 } }, 7],
    [{ accountId: 7, query: { accountId: 7 } }, 7],
    [{ accountId: 7, query: {} }, 7],
  ])('of %j is %i', (body, accountId) => {
    expect(readAccountId(body)).toBe(accountId);
  });

  it.each([
    { accountId: 7, query: { accountId: 8 } },
    { accountId: 7, query: { accountId: 0 } },
    { accountId: 0, query: { accountId: 7 } },
  ])('is rejected when two places differ: %j', (body) => {
    expect(() => readAccountId(body)).toThrow(rejected('invalid_request'));
  });

  it('is rejected unless it is an integer from 0, in both places', () => {
    const wrong = fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.integer()),
      fc.integer({ max: -1 }),
      fc.double({ noInteger: true }),
      fc.constantFrom(2 ** 53, 1e308, NaN, Infinity),
    );
    fc.assert(
      fc.property(wrong, (accountId) => {
        expect(() => readAccountId({ accountId })).toThrow(rejected('invalid_request'));
        expect(() => readAccountId({ query: { accountId } })).toThrow(rejected('invalid_request'));
      }),
    );
  });
});

describe('several accounts', () => {
  it('are integers from 1', () => {
    expect(readAccountIds({ query: { accountIds: [3, 4] } })).toEqual([3, 4]);
    expect(readAccountIds({})).toEqual([]);
    const many = Array.from({ length: 1_001 }, (_, index) => index + 1);
    expect(readAccountIds({ query: { accountIds: many.slice(1) } })).toHaveLength(1_000);
    expect(() => readAccountIds({ query: { accountIds: many } })).toThrow(rejected('invalid_request'));
    for (const accountIds of ['3', 3, ['3'], [0], [[3]], null]) {
      expect(() => readAccountIds({ query: { accountIds } })).toThrow(rejected('invalid_request'));
    }
  });
});

describe('the accounts of a request', () => {
  const caller = { accountIds: [3, 5] };

  it('are the selected one, or all of the user', () => {
    expect(resolveAccountScope(caller, { account: 'optional' }, 5)).toEqual([5]);
    expect(resolveAccountScope(caller, { account: 'optional' }, 0)).toEqual([3, 5]);
    expect(resolveAccountScope(caller, { account: 'required' }, 3)).toEqual([3]);
  });

  it('are none if the endpoint has no account, for any body', () => {
    expect(resolveAccountScope(caller, { account: 'none' }, 9)).toEqual([]);
  });

  it('are required if the endpoint requires one', () => {
    expect(() => resolveAccountScope(caller, { account: 'required' }, 0)).toThrow(
      rejected('invalid_request'),
    );
  });

  it('never contain an account without access', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20)),
        fc.nat(20),
        fc.constantFrom('none', 'optional', 'required'),
        (accountIds, accountId, account) => {
          try {
            const scope = resolveAccountScope({ accountIds }, { account }, accountId);
            expect(accountIds).toEqual(expect.arrayContaining([...scope]));
          } catch (error) {
            expect(error).toMatchObject({ name: 'DomainError' });
          }
        },
      ),
    );
  });
});
