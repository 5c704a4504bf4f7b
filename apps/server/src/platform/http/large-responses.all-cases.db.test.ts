import { endpoints, importStates, type Endpoint, type EndpointId } from '@meridian/api-client/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openImportWorkspace,
  type ImportWorkspace,
} from '../../modules/report-import/testing/import-workspace';
import { arbitraryBody } from '../../testing/arbitrary-body';
import { csv } from '../../testing/report-files/csv';

const maxResponseBytes = 5 * 1024 * 1024;
const maxGrowthBytes = 200 * 1024 * 1024;
/** Requests to each endpoint. */
const runsPerEndpoint = 3;
/** More than any filter offers. */
const rowCount = 700;

let workspace: ImportWorkspace;
let token: string;
let accountId: number;
let before: number;
let largest = 0;

/** A name or text of the maximum length, in characters of three bytes. */
const longest = (start: string, length: number) => start.padEnd(length, '漢');
const days = (row: number) => `2024-12-${String((row % 28) + 1).padStart(2, '0')}`;
const metrics = [100, 10, 1];
const names = (row: number) => [longest(`campaign ${row}`, 200), longest(`unit ${row}`, 200)];

/** The largest importable files, and one whose rows all fail. */
const files = (): string[] => [
  csv([
    [
      'date',
      'campaign',
      'ad_group',
      'headline',
      'description',
      'description_2',
      'display_url',
      'impressions',
      'clicks',
      'cost',
    ],
    ...Array.from({ length: rowCount }, (_, row) => [
      ...[days(row), ...names(row)],
      ...['title', 'first', 'second', 'https://example.com/'].map((start) =>
        longest(`${start} ${row}`, 1_900),
      ),
      ...metrics,
    ]),
  ]),
  csv([
    ['date', 'campaign', 'ad_group', 'keyword', 'impressions', 'clicks', 'cost'],
    ...Array.from({ length: rowCount }, (_, row) => [
      days(row),
      ...names(row),
      longest(`keyword ${row}`, 200),
      ...metrics,
    ]),
  ]),
  csv([
    [
      'date',
      'campaign',
      'impressions',
      'clicks',
      'cost',
      ...Array.from({ length: 45 }, (_, column) => `note ${column}`),
    ],
    ['2024-12-01', 'a', ...metrics, ...Array.from({ length: 45 }, () => '')],
    ...Array.from({ length: 200 }, () => [
      '2024-12-02',
      'a',
      'many',
      1,
      1,
      ...Array.from({ length: 45 }, () => '\u0001'.repeat(200)),
    ]),
  ]),
];

beforeAll(async () => {
  workspace = await openImportWorkspace();
  const { fixtures } = workspace;
  accountId = await fixtures.addAccount({ accountName: longest('account', 100) });
  ({ token } = await fixtures.signedIn({ accountIds: [accountId], role: 'admin' }));
});
afterAll(() => workspace.close());

/** Requests that would end the session or change the data of the next one. */
const changing: readonly EndpointId[] = ['logout', 'changePassword', 'reportImportUndo', 'reportImportBook'];
const ids = Object.keys(endpoints)
  .filter((id): id is EndpointId => id in endpoints)
  .filter((id) => !changing.includes(id));

const period = { beginDate: '2024-12-01', endDate: '2024-12-28' };
const wholePage = { page: { number: 1, size: 50 } };

describe('responses stay below 5 MB with the largest data', () => {
  it('that imports accept', async () => {
    for (const content of files()) {
      const { state } = await workspace.finished({ token, accountId, content });
      expect([importStates.done, importStates.review]).toContain(state);
    }
    before = process.memoryUsage().rss;
  });

  it.each(ids)('%s', async (id) => {
    const endpoint: Endpoint = endpoints[id];
    const isJson = endpoint.method === 'POST' && endpoint.bodyKind === 'json';
    const whole = { accountId, ...wholePage, query: period };
    const others = [{}, wholePage, { query: {} }, { query: period }].map((body) => ({ accountId, ...body }));
    const compared = { ...whole, query: { ...period, compare: { basis: 'previous' } } };
    const bodies: fc.Arbitrary<unknown> = isJson
      ? fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...others, whole, compared) },
          arbitraryBody(endpoint.body),
        )
      : fc.constant(undefined);
    const sections = fc.constantFrom('designDaily', 'keyword', 'campaign', 'account');
    await fc.assert(
      fc.asyncProperty(bodies, sections, async (body, section) => {
        const path = endpoint.path.replace(':section', section).replace(':period', 'daily');
        expect(await sizeOf(endpoint.method, path, body)).toBeLessThan(maxResponseBytes);
      }),
      // whatever the seed, one request is for the largest response
      { numRuns: runsPerEndpoint, examples: isJson ? [[whole, 'designDaily']] : [] },
    );
  });

  it('does not need memory for them', () => {
    // proves that the requests reach the data
    expect(largest).toBeGreaterThan(1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(maxGrowthBytes);
  });
});

async function sizeOf(method: string, path: string, body: unknown): Promise<number> {
  const response = await fetch(workspace.url(path), {
    method,
    headers: { token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { byteLength } = await response.arrayBuffer();
  largest = Math.max(largest, byteLength);
  return byteLength;
}
