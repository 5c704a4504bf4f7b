import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOfName, sharedStarts } from './shared-start';

const partsOf = (names: readonly string[]) => {
  const starts = sharedStarts(names);
  return names.map((name, index) => partsOfName(name, starts[index] ?? 0));
};

/** Names of a few parts, so that many begin alike; the last alphabet has characters outside the basic plane. */
const part = fc.constantFrom('软件', '开发', '低意向', '-', 'a', 'b', '上海', '😀', '😁', ' ');
const name = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

it('keeps each name whole in its parts', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const joined = partsOf(names).map(({ head, middle, rest }) => head + middle + rest);
      expect(joined).toEqual(names);
    }),
  );
});

it('leaves different names different when their middles are left out', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
      const shown = partsOf(names).map(({ head, middle, rest }) =>
        middle === '' ? rest : `${head}${Array.from(middle)[0] ?? ''}\u{FFFC}${rest}`,
      );
      expect(new Set(shown).size).toBe(names.length);
    }),
  );
});

it('splits no character', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      for (const { head, middle, rest } of partsOf(names))
        for (const text of [head, middle, rest]) expect(text).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

it.each([
  [['软件开发-低意向', '软件开发-中意向', '软件开发-高意向'], ['低意向', '中意向', '高意向'], '软'],
  [
    ['软件开发公司-北京-短语', '软件开发公司-上海-短语', '软件开发公司-上海-精确'],
    ['北京-短语', '上海-短语', '上海-精确'],
    '软',
  ],
])('shows the rest of %j', (names, rests, head) => {
  expect(partsOf(names).map(({ rest }) => rest)).toEqual(rests);
  expect(partsOf(names).map((parts) => parts.head)).toEqual(names.map(() => head));
});

it('leaves out nothing of names that begin differently or alone', () => {
  expect(sharedStarts(['软件开发-低意向', '品牌词', '竞品词', ''])).toEqual([0, 0, 0, 0]);
  expect(sharedStarts([])).toEqual([]);
});
