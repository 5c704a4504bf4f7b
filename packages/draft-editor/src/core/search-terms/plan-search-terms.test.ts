import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { addOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import { childrenOf, findRow } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import type { negativeFields } from '../model/rows';
import { emptyFields } from '../model/rows';
import { addSearchTerms, planSearchTerms } from './plan-search-terms';

/** A draft whose second unit has only 札幌. */
const draft = [
  addOf('unit', [
    { parentId: 'campaign-1', rows: [{ ...emptyFields.unit, id: 'unit-2', adgroupName: 'Sapporo' }] },
  ]),
  addOf('keyword', [
    { parentId: 'unit-2', rows: [{ ...emptyFields.keyword, id: 'keyword-2', keyword: '札幌' }] },
  ]),
].reduce((current, command) => applyCommand(current, command).draft, exampleDraft());
const places = ['札幌', '小樽', '北海道滑雪'].map((keyword) => ({
  keyword,
  draftName: 'Spring',
  campaignName: 'Rail',
  adgroupName: 'Passes',
}));
const plan = (...terms: string[]) =>
  planSearchTerms(draft, {
    limits: exampleLimits,
    unitId: 'unit-1',
    terms,
    use: { type: 'keyword', matchType: 'phrase' },
    places,
  });

describe('search terms for a unit', () => {
  it.each([
    ['二世谷滑雪', null, true],
    // the unit already has it
    ['北海道滑雪', 'inUnit', false],
    [' 北海道滑雪 ', 'inUnit', false],
    // another unit has it
    ['札幌', 'inDraft', true],
    // another draft of the account has it
    ['小樽', 'inAccount', true],
    // longer than the provider allows, or not allowed
    ['滑雪'.repeat(40), 'issue', false],
    ['赌场', 'issue', false],
    // only a warning
    ['最佳滑雪场', 'issue', true],
  ])('%s: %s', (term, problem, canBeAdded) => {
    expect(plan(term)).toMatchObject([{ keyword: term.trim(), canBeAdded }]);
    expect(plan(term)[0]?.problem?.type ?? null).toBe(problem);
  });

  it('are the same if they differ only in case, width or spaces', () => {
    expect(plan('JR Pass', 'jr  pass', 'ＪＲ pass', '').map(({ keyword }) => keyword)).toEqual(['JR Pass']);
  });

  it('are in the unit after they were added', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 })), (terms) => {
        const options = {
          limits: exampleLimits,
          unitId: 'unit-1',
          terms,
          use: { type: 'keyword', matchType: 'exact' },
        } as const;
        const added = planSearchTerms(draft, options).filter(({ canBeAdded }) => canBeAdded);
        let id = 0;
        const command = addSearchTerms(
          draft,
          { ...options, terms: added.map(({ keyword }) => keyword) },
          () => `new-${id++}`,
        );
        const after = applyCommand(draft, command).draft;
        expect(childrenOf(after, 'keyword', 'unit-1')).toHaveLength(1 + added.length);
        for (const { problem } of planSearchTerms(after, {
          ...options,
          terms: added.map(({ keyword }) => keyword),
        }))
          expect(problem).toEqual({ type: 'inUnit' });
      }),
    );
  });
});

describe('search terms as negative keywords of a unit', () => {
  const negatives = (field: (typeof negativeFields)[number], ...terms: string[]) =>
    planSearchTerms(draft, {
      limits: exampleLimits,
      unitId: 'unit-1',
      terms,
      use: { type: 'negative', field },
    });

  it.each([
    // the unit has it in one of both lists
    ['phraseNegatives', ' 免费 ', 'inUnit', false],
    ['exactNegatives', '免费', null, true],
    ['exactNegatives', '招聘信息', null, true],
    // longer than the provider allows
    ['exactNegatives', '滑雪'.repeat(11), 'negative_too_long', false],
    // hides a keyword of the unit
    ['phraseNegatives', '北海道', 'negative_blocks_keyword', true],
    ['exactNegatives', '北海道', null, true],
    ['exactNegatives', '北海道滑雪', 'negative_blocks_keyword', true],
  ] as const)('%s: %s: %s', (field, term, problem, canBeAdded) => {
    const [planned] = negatives(field, term);
    const found = planned?.problem ?? null;
    expect(found?.type === 'issue' ? found.issue.code : (found?.type ?? null)).toBe(problem);
    expect(planned?.canBeAdded).toBe(canBeAdded);
  });

  it('come after those of the unit', () => {
    const use = { type: 'negative', field: 'phraseNegatives' } as const;
    const command = addSearchTerms(draft, { unitId: 'unit-1', terms: ['工资', '图片'], use }, () => 'unused');
    expect(findRow(applyCommand(draft, command).draft, 'unit', 'unit-1')?.phraseNegatives).toEqual([
      '免费',
      '招聘',
      '工资',
      '图片',
    ]);
  });
});
