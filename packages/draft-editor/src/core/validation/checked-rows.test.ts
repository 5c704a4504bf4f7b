import { expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { addOf, updateOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import { exampleDraft } from '../model/example-draft';
import { emptyFields } from '../model/rows';
import { checkedRows, isKindChecked } from './checked-rows';
import { createValidator } from './validate-draft';

const another = { ...emptyFields.keyword, id: 'keyword-2', keyword: 'ski' };
const { draft } = applyCommand(exampleDraft(), addOf('keyword', [{ parentId: 'unit-1', rows: [another] }]));
const issues = createValidator({ limits: exampleLimits }).check(draft);
const edited = applyCommand(draft, updateOf('keyword', 'keyword-1', { keyword: 'snow' })).draft;
const keywordsOf = (of: typeof draft) => ({ draft: of, kind: 'keyword' }) as const;

it('knows no row before the first check', () => {
  expect(checkedRows(undefined, keywordsOf(draft))('keyword-1')).toBe(false);
  expect(isKindChecked(undefined, draft, 'keyword')).toBe(false);
});

it('knows all rows after a check, and after an edit all but the edited one', () => {
  expect(checkedRows(issues, keywordsOf(draft))('keyword-1')).toBe(true);
  const isChecked = checkedRows(issues, keywordsOf(edited));
  expect(['keyword-1', 'keyword-2'].map(isChecked)).toEqual([false, true]);
  expect(isKindChecked(issues, edited, 'keyword')).toBe(false);
  expect(isKindChecked(issues, edited, 'creative')).toBe(true);
  const added = applyCommand(
    draft,
    addOf('keyword', [{ parentId: 'unit-1', rows: [{ ...another, id: 'new' }] }]),
  );
  expect(checkedRows(issues, keywordsOf(added.draft))('new')).toBe(false);
});

it('knows no row of a campaign or unit that was edited', () => {
  const bid = applyCommand(draft, updateOf('unit', 'unit-1', { bid: 2 })).draft;
  expect(checkedRows(issues, keywordsOf(bid))('keyword-2')).toBe(false);
  const budget = applyCommand(draft, updateOf('campaign', 'campaign-1', { budget: 60 })).draft;
  expect(checkedRows(issues, keywordsOf(budget))('keyword-2')).toBe(false);
});
