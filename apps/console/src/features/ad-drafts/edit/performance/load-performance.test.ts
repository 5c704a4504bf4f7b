import type { ApiClient } from '@meridian/api-client';
import { expect, it, vi } from 'vitest';
import { loadPerformance, type Performance } from './load-performance';

const row = (id: string) => ({ id, impression: 1, click: 1, cost: '1.00', conversion: '0' });
const subject = {
  id: '2872c5dd-122b-4348-b5be-e3894fc13c9e',
  kind: 'keyword',
  within: undefined,
  range: { beginDate: '2026-11-01', endDate: '2026-11-19' },
} as const;

/** A server with pages of one row each. */
const serverOf = (...pages: { rows: ReturnType<typeof row>[]; currencies: string[] }[]) =>
  vi.fn((_endpoint: unknown, { body }: { body: { from: number } }) => {
    const next = body.from + 1 < pages.length ? body.from + 1 : null;
    return Promise.resolve({ ...pages[body.from], next });
  });

it('adds the rows of all pages, and shows those that are here', async () => {
  const call = serverOf(
    { rows: [row('a')], currencies: ['CNY'] },
    { rows: [], currencies: [] },
    { rows: [row('b')], currencies: ['USD', 'CNY'] },
  );
  const sizes: number[] = [];
  // asserted: a server of this endpoint only
  const api = { call } as unknown as Pick<ApiClient, 'call'>;
  const onPart = (part: Performance) => sizes.push(part.rows.size);
  const { rows, currencies } = await loadPerformance(api, subject, {
    signal: new AbortController().signal,
    onPart,
  });
  expect([[...rows.keys()], currencies, sizes]).toEqual([
    ['a', 'b'],
    ['CNY', 'USD'],
    [1, 1],
  ]);
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual(
    [0, 1, 2].map((from) => ({
      id: subject.id,
      kind: 'keyword',
      within: undefined,
      query: subject.range,
      from,
    })),
  );
});
