import { conditionOperators } from '@meridian/api-client/contract';
import { gridOperatorIds } from '@meridian/draft-editor';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { draftAddressSchema } from './draft-address';
import { printFilter, readFilter } from './filter-address';

const condition = fc
  .record({
    column: fc.constantFrom('keyword', 'bid', 'isPaused', 'check', 'marked'),
    operator: fc.constantFrom(...gridOperatorIds),
    texts: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 2, maxLength: 4 }),
  })
  .map(({ column, operator, texts }) => {
    const { minValues, maxValues } = conditionOperators[operator];
    return { column, operator, values: texts.slice(0, maxValues > 2 ? texts.length : minValues) };
  });

it('has every filter of a grid', () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 4 }), (filter) => {
      const address = parseSearch(printSearch({ where: printFilter(filter) }));
      expect(readFilter(draftAddressSchema.parse(address).where)).toEqual(filter);
    }),
  );
});

it('ignores what is no filter', () => {
  const { where } = draftAddressSchema.parse({
    where: ['bid gt 1', 'nonsense', 'cost upBy 5', 'a eq 1|b eq 2'],
  });
  expect(readFilter(where)).toEqual([{ column: 'bid', operator: 'gt', values: ['1'] }]);
  expect(draftAddressSchema.parse({ where: { a: 1 } }).where).toBeUndefined();
});
