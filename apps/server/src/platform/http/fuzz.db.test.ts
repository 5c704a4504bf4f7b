import {
  endpoints,
  errorCodes,
  errorResponseSchema,
  successCode,
  type Endpoint,
  type EndpointId,
} from '@meridian/api-client/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { arbitraryBody } from '../../testing/arbitrary-body';
import { propertyRuns } from '../../testing/property-runs';

/** Requests to each endpoint. */
const runsPerEndpoint = propertyRuns(10);

let test: TestApp;
const tokens: string[] = [];
beforeAll(async () => {
  test = await createTestApp();
  const accountIds = [await test.fixtures.addAccount(), await test.fixtures.addAccount()];
  for (const role of ['admin', 'edit'] as const) {
    tokens.push((await test.fixtures.signedIn({ role, accountIds })).token);
  }
});
afterAll(() => test.close());

/** Logout would end the session of all later requests. */
const ids = Object.keys(endpoints)
  .filter((id): id is EndpointId => id in endpoints)
  .filter((id) => id !== 'logout');

const codesWithData: readonly number[] = [errorCodes.conflict, errorCodes.record_in_use];

const pathParts = ['campaign', 'keyword', 'timePeriod', 'daily', 'custom', '__proto__', "x'", '%00', '..'];

describe('no body causes an internal error', () => {
  it.each(ids)('%s', async (id) => {
    const endpoint: Endpoint = endpoints[id];
    const isJson = endpoint.method === 'POST' && endpoint.bodyKind === 'json';
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tokens),
        isJson ? arbitraryBody(endpoint.body) : fc.constant(undefined),
        fc.constantFrom(...pathParts),
        fc.constantFrom(...pathParts),
        async (token, body, section, period) => {
          const params = { section: encodeURIComponent(section), period: encodeURIComponent(period) };
          const response = await test.call(id, { token, params, ...(body !== undefined && { body }) });
          expect(response.status).toBeLessThan(500);
          if (response.code === successCode) return;
          expect(errorResponseSchema.parse(response).code).not.toBe(errorCodes.internal);
          // a conflict returns the stored record, a record in use returns its users
          if (!codesWithData.includes(response.code)) expect(response).not.toHaveProperty('data');
        },
      ),
      { numRuns: runsPerEndpoint },
    );
  });
});
