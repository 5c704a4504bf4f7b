import type { ApiClient } from '@meridian/api-client';
import { expect, it, vi } from 'vitest';
import { loadPerformance } from './load-performance';
import type { Performance } from './performance-table';

/** A page with rows of one impression each. */
const pageOf = (ids: string[], currencies: string[]) => ({
  ids,
  impression: ids.map(() => 1),
  click: ids.map(() => 0),
  cost: ids.map((id) => `${id.length}.00`),
  conversion: ids.map(() => null),
  landPageExperience: ids.map(() => '2'),
  businessRelationship: [],
  estimatedClickRate: [],
  currencies,
});
const subject = {
  id: '2872c5dd-122b-4348-b5be-e3894fc13c9e',
  kind: 'keyword',
  within: undefined,
  range: { beginDate: '2026-11-01', endDate: '2026-11-19' },
} as const;

/** A server with these pages. */
const serverOf = (...pages: ReturnType<typeof pageOf>[]) =>
  vi.fn((_endpoint: unknown, { body }: { body: { from: number } }) => {
    const next = body.from + 1 < pages.length ? body.from + 1 : null;
    return Promise.resolve({ ...pages[body.from], next });
  });

it('adds the rows of all pages, and shows those that are here', async () => {
  const call = serverOf(pageOf(['a'], ['CNY']), pageOf([], []), pageOf(['bb', 'ccc'], ['USD', 'CNY']));
  const sizes: number[] = [];
  // asserted: a server of this endpoint only
  const api = { call } as unknown as Pick<ApiClient, 'call'>;
  const onPart = (part: Performance) => sizes.push(part.size);
  const { rowOf, size, currencies } = await loadPerformance(api, subject, {
    signal: new AbortController().signal,
    onPart,
  });
  expect([size, currencies, sizes]).toEqual([3, ['CNY', 'USD'], [1, 1]]);
  expect(['a', 'bb', 'ccc', 'd'].map((id) => rowOf(id)?.cost)).toEqual(['1.00', '2.00', '3.00', undefined]);
  expect(rowOf('bb')).toEqual({
    impression: 1,
    click: 0,
    cost: '2.00',
    conversion: null,
    landPageExperience: '2',
    businessRelationship: '',
    estimatedClickRate: '',
  });
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
