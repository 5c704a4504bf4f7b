import {
  auditFile,
  basePath,
  downloadRecordFile,
  draftPlanExport,
  endpoints,
  hasEveryPermission,
  imageFile,
  mailLink,
  messageEventsPath,
  permissions,
  recordEndpoints,
  reportImportFailedRows,
  reportImportOriginal,
  type Channel,
  type Endpoint,
  type EndpointId,
  type Permission,
  type SignInStep,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { builtInRoles } from '../db/built-in-roles';
import { roles, sessions as sessionRecords, userAccounts, userRoles, users } from '../db/schema';

/** Outcome of every response after access was granted; other tests check those. */
const passed = 'passed';
type Outcome = 400 | 401 | 403 | typeof passed;

const identities = [
  'none',
  'expired',
  'editorA',
  'editorB',
  'removedFromA',
  'noRole',
  'everyOtherPermission',
  'onlyThePermission',
  'oneTimePassword',
  'withoutSecondFactor',
  'admin',
] as const;
type Identity = (typeof identities)[number];
/** Users with a custom role, whose permissions depend on the endpoint. */
const ownRoles = ['everyOtherPermission', 'onlyThePermission'] as const;

let test: TestApp;
let accountA: number;
let accountB: number;
const sessions: Partial<Record<Identity, { userId: string; token: string }>> = {};
const roleIds: Partial<Record<Identity, string>> = {};

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
  for (const name of ownRoles) {
    const session = await fixtures.signedIn({ accountIds: [accountA], role: null });
    const [role] = await database.db.insert(roles).values({ name, permissions: [] }).returning();
    roleIds[name] = role?.id ?? '';
    await database.db.insert(userRoles).values({ userId: session.userId, roleId: roleIds[name] });
    sessions[name] = session;
  }
  const temporary = await fixtures.signedIn({ accountIds: [accountA] });
  await database.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, temporary.userId));
  sessions.oneTimePassword = temporary;
  const pending = await fixtures.signedIn({ role: 'admin' });
  await database.db
    .update(sessionRecords)
    .set({ needsSecondFactor: true })
    .where(eq(sessionRecords.userId, pending.userId));
  sessions.withoutSecondFactor = pending;
  await database.db.delete(userAccounts).where(eq(userAccounts.userId, removed.userId));
});
afterAll(() => test.close());

/** Logout gets its own session, because it ends the session. */
async function tokenFor(identity: Identity, id: EndpointId): Promise<string | undefined> {
  const session = sessions[identity];
  if (session === undefined || identity === 'expired' || id !== 'logout') return session?.token;
  return test.fixtures.openSession(session.userId);
}

/** The account in a request body, for each place where an endpoint expects it. */
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
  null: () => ({ query: { accountId: null } }),
  negative: () => ({ query: { accountId: -1 } }),
  fraction: () => ({ query: { accountId: accountA + 0.5 } }),
  'too large': () => ({ query: { accountId: 2 ** 53 } }),
  'A and B': () => ({ accountId: accountA, query: { accountId: accountB } }),
  'B and A': () => ({ accountId: accountB, query: { accountId: accountA } }),
  'unknown account': () => ({ query: { accountId: 2_000_000_000 } }),
  'B among several': () => ({ query: { accountId: 0, accountIds: [accountA, accountB] } }),
  'A of the other channel': () => ({ query: { accountId: accountA, channel: 'feed' } }),
} as const;
type Form = keyof typeof forms;
const formNames = Object.keys(forms).filter((name): name is Form => name in forms);

/**
 * Forms whose outcome depends on the user's accounts; the others have the same outcome for all users of the endpoint.
 */
const ownForms: readonly Form[] = [
  ...(['A', 'B', 'A outside the query', 'B outside the query'] as const),
  ...(['A and B', 'B and A', 'B among several', 'unknown account', 'zero', 'missing'] as const),
];

/**
 * Forms to test per identity: all of them only where accounts differ, because a request that is rejected by its
 * permission is rejected in every form.
 */
const formsOf: Record<Identity, readonly Form[]> = {
  none: ['A'],
  expired: ['A'],
  editorA: formNames,
  editorB: ownForms,
  removedFromA: ownForms,
  noRole: ['A', 'B'],
  everyOtherPermission: ['A', 'A of the other channel'],
  onlyThePermission: ['A', 'B', 'A of the other channel'],
  oneTimePassword: ['A', 'B'],
  withoutSecondFactor: ['A'],
  admin: formNames,
};

function formsFor({ method, access, account, bodyKind }: Endpoint, identity: Identity): readonly Form[] {
  if (method === 'GET' || bodyKind !== 'json') return ['A'];
  const own: readonly Form[] =
    access === 'public' || account === 'none' ? ['A', 'missing'] : formsOf[identity];
  return hasChannel(access) ? own : own.filter((form) => form !== 'A of the other channel');
}

const hasChannel = (access: Endpoint['access']) =>
  typeof access === 'object' && 'permissionByChannel' in access;

const accountsOf: Record<Identity, readonly ('A' | 'B')[]> = {
  none: [],
  expired: [],
  editorA: ['A'],
  editorB: ['B'],
  removedFromA: [],
  noRole: ['A'],
  everyOtherPermission: ['A'],
  onlyThePermission: ['A'],
  oneTimePassword: ['A'],
  withoutSecondFactor: ['A', 'B'],
  admin: ['A', 'B'],
};

/** Permissions that an endpoint requires for a channel. */
function neededFor(access: Endpoint['access'], channel: Channel): readonly Permission[] {
  if (typeof access === 'string') return [];
  return 'permission' in access ? [access.permission].flat() : [access.permissionByChannel[channel]];
}

function heldBy(identity: Identity, access: Endpoint['access']): readonly string[] {
  const needed = neededFor(access, 'search');
  if (identity === 'everyOtherPermission') return permissions.filter((one) => !needed.includes(one));
  if (identity === 'onlyThePermission') return needed;
  return identity === 'admin' || identity === 'withoutSecondFactor' ? builtInRoles.admin : builtInRoles.edit;
}

/** The expected outcome, derived only from the endpoint's declaration. */
function expectedOutcome(endpoint: Endpoint, identity: Identity, form: Form): Outcome {
  const { access, account, bodyKind } = endpoint;
  if (access === 'public') return passed;
  if (identity === 'none' || identity === 'expired') return 401;
  const step = pendingSteps[identity];
  if (step !== undefined && endpoint.allowedDuring?.includes(step) !== true) return 403;
  const needed = neededFor(access, form === 'A of the other channel' ? 'feed' : 'search');
  if (!hasEveryPermission(heldBy(identity, access), needed)) return 403;
  if (account === 'none' || bodyKind === 'multipart') return passed;
  const own = accountsOf[identity];
  if (form === 'A' || form === 'A outside the query' || form === 'A of the other channel')
    return own.includes('A') ? passed : 403;
  if (form === 'B' || form === 'B outside the query') return own.includes('B') ? passed : 403;
  if (form === 'unknown account') return 403;
  if (form === 'B among several' && account === 'required') return 400;
  if (form === 'B among several') return own.includes('A') && own.includes('B') ? passed : 403;
  if (form === 'zero' || form === 'missing') return account === 'required' ? 400 : passed;
  return 400;
}

const pendingSteps: Partial<Record<Identity, SignInStep>> = {
  oneTimePassword: 'password',
  withoutSecondFactor: 'secondFactor',
};

/** Sets the permissions of the identity's custom role, if it has one. */
async function grantRole(identity: Identity, access: Endpoint['access']): Promise<void> {
  const roleId = roleIds[identity];
  if (roleId === undefined) return;
  const held = [...heldBy(identity, access)];
  await test.database.db.update(roles).set({ permissions: held }).where(eq(roles.id, roleId));
}

const ids = Object.keys(endpoints).filter((id): id is EndpointId => id in endpoints);
const cases = ids.flatMap((id) => identities.map((identity) => ({ id, identity })));

describe('every endpoint of the contract responds as declared', () => {
  it.each(cases)('$id for $identity', async ({ id, identity }) => {
    const endpoint: Endpoint = endpoints[id];
    if (!test.app.declaredRoutes.some(({ url }) => url.endsWith(endpoint.path))) {
      throw new Error(`the server has no route for ${id}`);
    }
    await grantRole(identity, endpoint.access);
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

/** Routes that respond with a file, without an envelope. */
const files = [
  ...[downloadRecordFile, reportImportOriginal, reportImportFailedRows, auditFile, draftPlanExport],
  ...Object.values(recordEndpoints).flatMap((ofKind) => [ofKind.export, ofKind.importFailedRows]),
];

describe('every file is sent as declared', () => {
  const fileCases = files.flatMap((file) => identities.map((identity) => ({ ...file, identity })));

  it.each(fileCases)('$path for $identity', async ({ path, access, identity }) => {
    await grantRole(identity, access);
    const token = sessions[identity]?.token;
    const response = await test.app.inject({
      method: 'POST',
      url: basePath + path,
      headers: token === undefined ? {} : { token },
      payload: { id: randomUUID() },
    });
    const isFile = response.headers['content-disposition'] !== undefined;
    const code = isFile ? passed : response.json<{ code: number }>().code;
    const isSignedIn = identity !== 'none' && identity !== 'expired';
    const isAllowed =
      pendingSteps[identity] === undefined &&
      hasEveryPermission(heldBy(identity, access), neededFor(access, 'search'));
    if (!isSignedIn) expect(code).toBe(401);
    else if (!isAllowed) expect(code).toBe(403);
    else expect([401, 403, 500]).not.toContain(code);
  });
});

it('the server has no undeclared routes for data', () => {
  const known = [...ids.map((id) => endpoints[id].path), ...files.map(({ path }) => path)];
  // other tests cover the event stream, and the signed URLs of pictures and emails
  const declared = new Set(
    [...known, messageEventsPath, imageFile.path, mailLink.path].map((path) => basePath + path),
  );
  const others = test.app.declaredRoutes.filter(({ url }) => url.startsWith(basePath) && !declared.has(url));
  expect(others).toEqual([]);
});
