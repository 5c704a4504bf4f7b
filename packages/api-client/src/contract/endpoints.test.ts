import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from './endpoint';
import * as endpoints from './endpoints';
import { permissions } from './permissions';

const all: [string, Endpoint][] = Object.entries(endpoints);

it('gives every endpoint a separate path', () => {
  const paths = all.map(([, { path }]) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('does not compile an endpoint without `heavy`', () => {
  const { heavy, ...forgotten } = endpoints.searchReportList;
  expect(heavy).toBe('read');
  // @ts-expect-error a user could send as many requests as a session may have
  defineEndpoint(forgotten);
});

/** Lists that are short by nature and are returned as a whole. */
const wholeLists: readonly Endpoint[] = [
  endpoints.reportImportMappingList,
  endpoints.sessionList,
  endpoints.accountSummary,
  endpoints.accountMovers,
  endpoints.draftKeywordPlaces,
  endpoints.draftRuleList,
  endpoints.draftRulesOfDraft,
  endpoints.draftWaiverList,
  endpoints.draftWaiverSave,
  endpoints.imageFind,
  endpoints.imageThemeList,
  endpoints.userRoleOptions,
  endpoints.userSessionList,
  endpoints.roleList,
  endpoints.ownRoles,
  endpoints.alertRuleList,
  endpoints.reportScheduleList,
  endpoints.reportScheduleReceivedList,
  endpoints.reportScheduleRecipientList,
];

/** The action of an endpoint: the first word of its summary, in the third person. */
const verbs =
  `Accepts Adds Answers Applies Archives Cancels Changes Compares Completes Confirms Copies Creates Crops Deletes Ends
  Follows Marks Moves Pauses Publishes Reads Records Removes Renames Replaces Restores Resumes Retries Returns Saves Sends Sets
  Starts Stores Submits Synchronizes Tests Turns Undoes Unlocks Updates Waives Withdraws`.split(/\s+/);

describe.each(all)('%s', (_, endpoint) => {
  it('describes its action in a sentence', () => {
    const [verb] = endpoint.summary.split(' ');
    expect(verbs).toContain(verb);
    expect(endpoint.summary).toMatch(/[^.]\.$/);
  });

  it('declares who may use it', () => {
    const { access } = endpoint;
    if (typeof access === 'string') expect(['public', 'session']).toContain(access);
    else {
      const needed =
        'permission' in access ? [access.permission].flat() : Object.values(access.permissionByChannel);
      expect(needed).not.toEqual([]);
      for (const permission of needed) expect(permissions).toContain(permission);
    }
  });

  it('names the parameter with the channel that decides access', () => {
    if (typeof endpoint.access === 'string' || !('permissionByChannel' in endpoint.access)) return;
    const query: unknown = endpoint.body instanceof z.ZodMiniObject ? endpoint.body.shape.query : undefined;
    expect(query instanceof z.ZodMiniObject && Object.keys(query.shape)).toContain('channel');
  });

  it('declares the meaning of the account, and has a field for it', () => {
    expect(['none', 'optional', 'required']).toContain(endpoint.account);
    if (endpoint.account === 'none') return;
    const shape = endpoint.body instanceof z.ZodMiniObject ? endpoint.body.shape : {};
    expect(Object.keys(shape).some((key) => key === 'accountId' || key === 'query')).toBe(true);
  });

  it('needs no query if every field of it has a default', () => {
    const query = endpoint.body instanceof z.ZodMiniObject ? endpoint.body.shape.query : undefined;
    if (!query) return;
    // parse boundary: schemas of an endpoint are of any type
    const schema = query as z.ZodMiniType;
    const empty = z.safeParse(schema, {});
    const absent = z.safeParse(schema, undefined);
    expect(absent.success).toBe(empty.success || absent.success);
    if (empty.success && absent.data !== undefined) expect(absent.data).toEqual(empty.data);
  });

  it('requires a session if an account is required', () => {
    if (endpoint.access === 'public') expect(endpoint.account).toBe('none');
  });

  it('is heavy only for users, who take turns', () => {
    expect([false, 'read', 'write']).toContain(endpoint.heavy);
    if (endpoint.access === 'public') expect(endpoint.heavy).toBe(false);
  });

  it('describes exactly the parameters of its path', () => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
    const shape = endpoint.params instanceof z.ZodMiniObject ? endpoint.params.shape : {};
    expect(Object.keys(shape).sort()).toEqual(named);
  });

  it('returns a list with its page', () => {
    const shape = endpoint.data instanceof z.ZodMiniObject ? endpoint.data.shape : {};
    const isWhole = wholeLists.some((one) => one === endpoint);
    expect(endpoint.paged).toBe('list' in shape && !isWhole);
  });
});
