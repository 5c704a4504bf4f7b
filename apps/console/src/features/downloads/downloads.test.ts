import { exportStates } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { fileSize } from '../../lib/format/file-size';
import { downloadsAddressSchema, isNarrowed, stateName, toDownloadsRequest } from './downloads-address';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [18_400, '18 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [2_516_582, '2.4 MB'],
  [5 * 1024 ** 3, '5,120.0 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

describe('the address of the list', () => {
  it.each([
    [{}, {}],
    [
      { text: ' week ', page: '2', size: '50' },
      { text: 'week', page: 2, size: 50 },
    ],
    [
      { report: 'feedCrowd', state: 'failed' },
      { report: 'feedCrowd', state: 'failed' },
    ],
    [{ text: '  ', page: '0', size: '7', report: 'searchCrowd', state: '4' }, {}],
    [{ text: ['a', 'b'], page: 'x', size: '1e1000', report: '__proto__', other: '1' }, {}],
  ])('%j means %j', (address, expected) => {
    const { text, report, state, page, size } = downloadsAddressSchema.parse(address);
    const said = Object.entries({ text, report, state, page, size }).filter(
      ([, value]) => value !== undefined,
    );
    expect(Object.fromEntries(said)).toEqual(expected);
  });

  it('becomes the list request', () => {
    expect(toDownloadsRequest({})).toEqual({ page: { number: 1, size: 20 }, query: {} });
    expect(toDownloadsRequest({ text: 'a', report: 'feedCrowd', state: 'ready', page: 3, size: 10 })).toEqual(
      {
        page: { number: 3, size: 10 },
        query: { text: 'a', channel: 'feed', section: 'crowd', state: exportStates.ready },
      },
    );
  });

  it('filters by text, report and state, not by page', () => {
    expect(
      [{ page: 2, size: 10 }, { text: 'a' }, { report: 'feedCrowd' }, { state: 'ready' as const }].map(
        isNarrowed,
      ),
    ).toEqual([false, true, true, true]);
  });

  it('has a name for every state', () => {
    expect(Object.values(exportStates).map(stateName)).toEqual(['waiting', 'running', 'ready', 'failed']);
  });
});
