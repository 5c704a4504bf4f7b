import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyCommand,
  childrenOf,
  exampleDraft,
  exampleLimits,
  toRows,
  validateDraft,
  type ProviderLimits,
} from '..';
import { idSource } from '../../testing/random-commands';
import { keyOfText } from '../duplicates';
import { addKeywords, combinationCount, multiplySteps, type Multiplication } from './multiply-keywords';

const draft = exampleDraft();

function planned(given: Partial<Multiplication>, limits: ProviderLimits = exampleLimits) {
  const request: Multiplication = {
    unitId: 'unit-1',
    lists: [],
    pattern: '[1][2]',
    matchType: 'phrase',
    ...given,
  };
  const steps = multiplySteps(draft, request, { limits });
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { ...value, request };
  }
}

it('combines the words of each list with those of the others', () => {
  const lists = [['札幌', '小樽'], ['滑雪', '温泉'], ['价格']];
  expect(planned({ lists, pattern: '[2] [1]' }).created).toEqual([
    '滑雪 札幌',
    '温泉 札幌',
    '滑雪 小樽',
    '温泉 小樽',
  ]);
  expect(planned({ lists, pattern: '[1][2][3]多少' }).created[0]).toBe('札幌滑雪价格多少');
  expect(planned({ lists, pattern: '札幌' })).toMatchObject({ created: [], skipped: [], invalid: [] });
  expect(planned({ lists, pattern: '[1][4]' }).created).toEqual([]);
});

it('skips what the unit has, and says what the rules reject', () => {
  const lists = [
    ['北海道', 'ｓｋｉ', 'SKI'],
    ['滑雪', 'x'.repeat(40)],
  ];
  const { created, skipped, invalid } = planned({ lists });
  expect(created).toEqual(['ｓｋｉ滑雪']);
  expect(skipped).toEqual(['北海道滑雪', 'SKI滑雪']);
  expect(invalid.map(({ problem }) => problem.type === 'issue' && problem.issue.code)).toEqual([
    'too_long',
    'too_long',
    'too_long',
  ]);
});

const words = fc.array(
  fc.constantFrom('北海道', '滑雪', 'ski', 'SKI', ' ', '{', 'x'.repeat(30), 'jr  pass'),
  {
    maxLength: 6,
  },
);

it('creates, skips or rejects each combination, and adds no error to the draft', () => {
  fc.assert(
    fc.property(
      fc.tuple(words, words, words),
      fc.constantFrom('[1][2]', '[1] [2]', '[3]', '[2][1][2]', '[1][2][3]', '{[1]} [2]', '', '[4]', '滑雪'),
      fc.integer({ min: 1, max: 20 }),
      (lists, pattern, max) => {
        const limits: ProviderLimits = { ...exampleLimits, keywordsPerUnit: { max, unit: 'rows' } };
        const { created, skipped, invalid, request } = planned({ lists, pattern }, limits);
        const product = combinationCount({ lists, pattern });
        expect(created.length + skipped.length + invalid.length).toBe(product);
        expect(new Set(created.map(keyOfText)).size).toBe(created.length);
        const command = addKeywords({ ...request, keywords: created }, idSource('new-'));
        const { draft: next, inverse } = applyCommand(draft, command);
        expect(
          childrenOf(next, 'keyword', 'unit-1')
            .slice(1)
            .map(({ keyword }) => keyword),
        ).toEqual(created);
        expect(validateDraft(next, { limits }).filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(toRows(applyCommand(next, inverse).draft)).toEqual(toRows(draft));
      },
    ),
  );
});
