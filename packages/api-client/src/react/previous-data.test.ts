import { expect, it } from 'vitest';
import * as endpoints from '../contract/endpoints';
import { previousDataOf } from './previous-data';
import type { EndpointQueryKey } from './query-key';

const search = endpoints.searchReportList.path;
const feed = endpoints.feedReportList.path;
const own: EndpointQueryKey = [1, 'en', search, { section: 'unit' }, { page: 2 }];

it.each<[string, EndpointQueryKey, number | undefined, boolean]>([
  ['another page of it', [1, 'en', search, { section: 'unit' }, { page: 1 }], undefined, true],
  ['another section, which is another list', [1, 'en', search, { section: 'region' }], 4, false],
  ['another account', [2, 'en', search, { section: 'unit' }, { page: 2 }], undefined, false],
  ['another language', [1, 'cn', search, { section: 'unit' }, { page: 2 }], undefined, false],
  ['another call', [1, 'en', feed, { section: 'unit' }, { page: 2 }], undefined, false],
])('decides on the response of %s', (_, before, parts, isReused) => {
  expect(previousDataOf(own, parts)('response', { queryKey: before })).toBe(
    isReused ? 'response' : undefined,
  );
});

it('has no data to keep at first', () => {
  expect(previousDataOf(own)('response', undefined)).toBeUndefined();
});
