import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpClient } from './http-client';
import { createHttpProvider } from './http-provider';
import type { ProviderConnection } from './provider-port';

/** The provider's JSON of an account, with its original digits. */
let account = '{}';
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(`{"header":{"desc":"success","status":0,"failures":[]},"body":{"data":[${account}]}}`);
});
let connection: ProviderConnection;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // asserted: the address of a server that listens on a port
  const { port } = server.address() as AddressInfo;
  const credentials = {
    userName: 'tea',
    accessToken: 't',
    refreshToken: null,
    userId: null,
    expiresTime: null,
  };
  const provider = createHttpProvider({
    name: 'simulator',
    client: createHttpClient({ baseUrl: `http://127.0.0.1:${port}`, backoffMs: 1, random: () => 0 }),
    now: () => new Date(),
    credentials: { find: () => Promise.resolve(credentials), renew: (_, used) => Promise.resolve(used) },
  });
  connection = await provider.connect(1);
});
afterAll(() => server.close());

const cents = (amount: bigint) => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

it('adds the two balances of an account exactly', async () => {
  const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
  await fc.assert(
    fc.asyncProperty(amounts, amounts, async (mobile, computer) => {
      account = `{"userName":"tea","balance":${cents(mobile)},"pcBalance":${cents(computer)}}`;
      expect((await connection.readAccount()).balance).toBe(cents(mobile + computer));
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['{"budgetType":1,"budget":1000}', { balance: null, budget: '1000.00' }],
  ['{"budgetType":1,"budget":12345678901234567.89}', { budget: '12345678901234567.89' }],
  ['{"budgetType":0,"budget":50}', { budget: null }],
  ['{"balance":10.5,"pcBalance":null}', { balance: '10.50' }],
  ['{"balance":-0.005}', { balance: '-0.01' }],
])('reads %s', async (json, expected) => {
  account = json;
  expect(await connection.readAccount()).toMatchObject(expected);
});
