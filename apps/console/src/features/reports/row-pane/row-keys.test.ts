import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowKeys } from './row-keys';

const row = fc.record({
  date: fc.constantFrom('2026-11-19', '2026-11-20'),
  showWord: fc.constantFrom('a', 'b', null, ''),
  cost: fc.constantFrom('1', '2'),
});

describe('the keys of rows', () => {
  it('are unique on a page, and valid in an address', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 50 }), (rows) => {
        const keys = rowKeys(rows);
        expect(new Set(keys).size).toBe(rows.length);
        for (const key of keys) expect(key).toMatch(/^[0-9a-z]{1,8}(-\d{1,3})?$/);
      }),
    );
  });

  it('stay with their rows in another order, with other metrics', () => {
    const unique = fc.uniqueArray(row, {
      selector: ({ date, showWord }) => JSON.stringify([date, showWord]),
    });
    fc.assert(
      fc.property(unique, (rows) => {
        const keys = rowKeys(rows);
        const changed = rows.map((each) => ({ click: 5, ...each, cost: '9' }));
        expect(rowKeys(changed.toReversed())).toEqual(keys.toReversed());
      }),
    );
  });
});
