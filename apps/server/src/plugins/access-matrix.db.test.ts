import { endpoints, hasEveryPermission, type Endpoint, type EndpointId } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInRoles } from '../db/built-in-roles';
import { roles, userAccounts, userRoles } from '../db/schema';
import { createTestApp, type TestApp } from '../testing';

/** Codes of responses after access was granted; other tests check the rest. */
const passed = 'passed';
type Outcome = 400 | 401 | 403 | typeof passed;

const identities = [
  'none',
  'expired',
  'editorA',
  'editorB',
  'removedFromA',
  'noRole',
  'noPermission',
  'admin',
] as const;
type Identity = (typeof identities)[number];

let test: TestApp;
let accountA: number;
let accountB: number;
const sessions: Partial<Record<Identity, { userId: string; token: string }>> = {};

beforeAll(async () => {
  test = await createTestApp();
  const { fixtures, database, clock } = test;
  const expired = await fixtures.signedIn();
  clock.advance(24 * 60 * 60 * 1000);
  accountA = await fixtures.addAccount();
  accountB = await fixtures.addAccount();
  const removed = await fixtures.signedIn({ accountIds: [accountA] });
  sessions.expired = expired;
  sessions.editorA = await fixtures.signedIn({ accountIds: [accountA] });
  sessions.editorB = await fixtures.signedIn({ accountIds: [accountB] });
  sessions.removedFromA = removed;
  sessions.noRole = await fixtures.signedIn({ accountIds: [accountA], role: null });
  sessions.admin = await fixtures.signedIn({ role: 'admin' });
  const noPermission = await fixtures.signedIn({ accountIds: [accountA], role: null });
  const [role] = await database.db.insert(roles).values({ name: 'nothing', permissions: [] }).returning();
  await database.db.insert(userRoles).values({ userId: noPermission.userId, roleId: role?.id ?? '' });
  sessions.noPermission = noPermission;
  await database.db.delete(userAccounts).where(eq(userAccounts.userId, removed.userId));
});
afterAll(() => test.close());

/** Signing out gets its own session, since it ends the session of the next request. */
async function tokenFor(identity: Identity, id: EndpointId): Promise<string | undefined> {
  const session = sessions[identity];
  if (session === undefined || identity === 'expired' || id !== 'logout') return session?.token;
  return test.fixtures.openSession(session.userId);
}

/** The forms of the account in a body, for each place where an endpoint expects it. */
const forms = {
  A: () => ({ query: { accountId: accountA } }),
  B: () => ({ query: { accountId: accountB } }),
  'A outside the query': () => ({ accountId: accountA, query: {} }),
  'B outside the query': () => ({ accountId: accountB, query: {} }),
  zero: () => ({ query: { accountId: 0 } }),
  missing: () => ({ query: {} }),
  text: () => ({ query: { accountId: String(accountA) } }),
  list: () => ({ query: { accountId: [accountA] } }),
  'list outside the query': () => ({ accountId: [accountA], query: {} }),
  'A and B': () => ({ accountId: accountA, query: { accountId: accountB } }),
  'B and A': () => ({ accountId: accountB, query: { accountId: accountA } }),
  'unknown account': () => ({ query: { accountId: 2_000_000_000 } }),
  'B among several': () => ({ query: { accountId: 0, accountIds: [accountA, accountB] } }),
} as const;
type Form = keyof typeof forms;
const formNames = Object.keys(forms).filter((name): name is Form => name in forms);

/** The forms that can differ: a request that is rejected before its body is read is rejected in every form. */
function formsFor({ method, access, account, bodyKind }: Endpoint, identity: Identity): readonly Form[] {
  if (method === 'GET' || bodyKind !== 'json') return ['A'];
  const isKnown = identity !== 'none' && identity !== 'expired';
  return isKnown && access !== 'public' && account !== 'none' ? formNames : ['A', 'B', 'missing'];
}

const accountsOf: Record<Identity, readonly ('A' | 'B')[]> = {
  none: [],
  expired: [],
  editorA: ['A'],
  editorB: ['B'],
  removedFromA: [],
  noRole: ['A'],
  noPermission: ['A'],
  admin: ['A', 'B'],
};

function heldBy(identity: Identity): readonly string[] {
  if (identity === 'noPermission') return [];
  return identity === 'admin' ? builtInRoles.admin : builtInRoles.edit;
}

/** The expected result, derived only from the declaration of the endpoint. */
function expectedOutcome({ access, account, bodyKind }: Endpoint, identity: Identity, form: Form): Outcome {
  if (access === 'public') return passed;
  if (identity === 'none' || identity === 'expired') return 401;
  if (access !== 'session') {
    const needed = 'permission' in access ? access.permission : access.permissionByChannel.search;
    if (!hasEveryPermission(heldBy(identity), [needed].flat())) return 403;
  }
  if (account === 'none' || bodyKind === 'multipart') return passed;
  const own = accountsOf[identity];
  if (form === 'A' || form === 'A outside the query') return own.includes('A') ? passed : 403;
  if (form === 'B' || form === 'B outside the query') return own.includes('B') ? passed : 403;
  if (form === 'unknown account') return 403;
  if (form === 'B among several' && account === 'required') return 400;
  if (form === 'B among several') return own.includes('A') && own.includes('B') ? passed : 403;
  if (form === 'zero' || form === 'missing') return account === 'required' ? 400 : passed;
  return 400;
}

const ids = Object.keys(endpoints).filter((id): id is EndpointId => id in endpoints);
const cases = ids.flatMap((id) => identities.map((identity) => ({ id, identity })));

describe('every endpoint of the contract responds as declared', () => {
  it.each(cases)('$id for $identity', async ({ id, identity }) => {
    const endpoint: Endpoint = endpoints[id];
    if (!test.app.declaredRoutes.some(({ url }) => url.endsWith(endpoint.path))) {
      throw new Error(`the server has no route for ${id}`);
    }
    for (const form of formsFor(endpoint, identity)) {
      const token = await tokenFor(identity, id);
      const isGet = endpoint.method === 'GET';
      const { code } = await test.call(id, {
        ...(token !== undefined && { token }),
        ...(!isGet && endpoint.bodyKind === 'json' && { body: forms[form]() }),
        params: { section: 'campaign', period: 'daily' },
      });
      const expected = expectedOutcome(endpoint, identity, form);
      if (expected === passed) expect([401, 403, 500], `${form} → ${code}`).not.toContain(code);
      else expect(code, form).toBe(expected);
    }
  });
});
