import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addOf } from './commands/row-commands';
import {
  duplicateKeywords,
  duplicateScopes,
  keptDuplicates,
  type DuplicateGroup,
  type DuplicateOptions,
} from './duplicate-keywords';
import { keyOfText } from './duplicates';
import { applyCommand, emptyFields, exampleDraft, findRow, parentOf, type Draft, type Row } from '.';

function groupsOf(
  draft: Draft,
  ids: readonly string[],
  options: Partial<DuplicateOptions> = {},
): readonly DuplicateGroup[] {
  const defaults = {
    scope: 'draft',
    comparesMatchType: false,
    kept: 'first',
    isInAccount: () => false,
  } as const;
  const steps = duplicateKeywords(draft, ids, { ...defaults, ...options });
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const texts = ['', 'jr pass', 'JR  Pass', 'ｊｒ pass', '滑雪', '滑 雪', 'ski'];
const keyword = fc.record({
  keyword: fc.constantFrom(...texts),
  matchType: fc.constantFrom('exact', 'phrase'),
  bid: fc.constantFrom(null, 1, 2),
  unit: fc.constantFrom('unit-1', 'unit-2', 'unit-3'),
});
type Given = typeof keyword extends fc.Arbitrary<infer Each> ? Each : never;

/** Units 1 and 2 in one campaign, unit 3 in another one with a bid of 3. Row `k<index>` is the keyword at that index. */
function draftOf(keywords: readonly Given[]): Draft {
  let draft = exampleDraft();
  const unit = (id: string) => ({ ...emptyFields.unit, id, adgroupName: id });
  for (const command of [
    addOf('campaign', [{ parentId: '', rows: [{ ...emptyFields.campaign, id: 'campaign-2', bid: 3 }] }]),
    addOf('unit', [
      { parentId: 'campaign-1', rows: [unit('unit-2')] },
      { parentId: 'campaign-2', rows: [unit('unit-3')] },
    ]),
    ...keywords.map(({ unit: parentId, ...fields }, index) =>
      addOf('keyword', [{ parentId, rows: [{ ...emptyFields.keyword, ...fields, id: `k${index}` }] }]),
    ),
  ])
    ({ draft } = applyCommand(draft, command));
  return draft;
}

const options = fc.record({
  scope: fc.constantFrom(...duplicateScopes),
  comparesMatchType: fc.boolean(),
  kept: fc.constantFrom(...keptDuplicates),
});

it('without the others, each keyword occurs once, and none is missing', () => {
  fc.assert(
    fc.property(fc.array(keyword, { maxLength: 14 }), options, (keywords, chosen) => {
      const draft = draftOf(keywords);
      const ids = keywords.map((_, index) => `k${index}`);
      const groups = groupsOf(draft, ids, { ...chosen, isInAccount: (id) => id.endsWith('1') });
      const left = new Set(groups.flatMap(({ others }) => others.map(({ id }) => id)));
      const keys = (rows: readonly string[]) =>
        rows.flatMap((id) => {
          const row = findRow(draft, 'keyword', id);
          if (!row || row.keyword === '') return [];
          const unitId = parentOf(draft.tables.keyword, id) ?? '';
          const place = { unit: unitId, campaign: parentOf(draft.tables.unit, unitId), draft: '' };
          return [
            [keyOfText(row.keyword), chosen.comparesMatchType && row.matchType, place[chosen.scope]].join(
              '|',
            ),
          ];
        });
      const kept = keys(ids.filter((id) => !left.has(id)));
      expect(kept).toHaveLength(new Set(kept).size);
      expect(new Set(kept)).toEqual(new Set(keys(ids)));
    }),
    { numRuns: 200 },
  );
});

const row = (unit: Given['unit'], bid: Given['bid']): Given => ({
  keyword: 'ski',
  matchType: 'exact',
  bid,
  unit,
});

it.each([
  ['first', 'k0'],
  ['last', 'k3'],
  ['inAccount', 'k2'],
  ['highestBid', 'k3'],
  ['lowestBid', 'k1'],
] as const)('keeps the %s', (kept, id) => {
  const keywords = [row('unit-1', 2), row('unit-2', 1), row('unit-2', 1), row('unit-3', null)];
  const [group] = groupsOf(draftOf(keywords), ['k0', 'k1', 'k2', 'k3'], {
    kept,
    isInAccount: (each) => each === 'k2',
  });
  expect(group?.kept.id).toBe(id);
  expect(group?.others.map((each: Row<'keyword'>) => each.id)).toEqual(
    ['k0', 'k1', 'k2', 'k3'].filter((each) => each !== id),
  );
});
