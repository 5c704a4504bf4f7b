import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenPlaces, randomOwnRules, randomValues } from '../../testing/own-rules';
import { idSource, randomCommand, seeded, type Random } from '../../testing/random-commands';
import { applyCommand } from '../commands/apply-command';
import { updateOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import type { Draft } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { issueMessage, ruleTitle } from '../texts/issue-texts';
import { createValidator, validateDraft } from '../validation/validate-draft';
import { isOwnRuleId } from './own-checks';
import type { OwnRule } from './own-rule';

function randomDraft(random: Random): Draft {
  const newId = idSource('new-');
  let draft = exampleDraft();
  for (let step = 0; step < 6; step++) draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
  for (const command of randomValues(draft, random)) draft = applyCommand(draft, command).draft;
  return draft;
}

const placesOf = (draft: Draft, ownRules: readonly OwnRule[]) =>
  validateDraft(draft, { limits: exampleLimits, ownRules })
    .filter(({ ruleId }) => isOwnRuleId(ruleId))
    .map(({ kind, id, field = '', ruleId }) => `${kind} ${id} ${field} ${ruleId}`)
    .toSorted();

it('reports every row and field that breaks an own rule, and no other', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const draft = randomDraft(random);
      const rules = randomOwnRules(random, idSource('rule-'));
      const places = placesOf(draft, rules);
      found += places.length;
      expect(places).toEqual(brokenPlaces(draft, rules));
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(200);
});

it('leaves the issues of other rules as they are, and has the severity, name and explanation of its rule', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const draft = randomDraft(random);
      const rules = randomOwnRules(random, idSource('rule-'));
      const issues = validateDraft(draft, { limits: exampleLimits, ownRules: rules });
      expect(issues.filter(({ ruleId }) => !isOwnRuleId(ruleId))).toEqual(
        validateDraft(draft, { limits: exampleLimits }),
      );
      for (const issue of issues.filter(({ ruleId }) => isOwnRuleId(ruleId))) {
        const rule = rules.find(({ id }) => issue.ruleId === `own-${id}`);
        expect(issue.severity).toBe(rule?.severity);
        expect(ruleTitle(issue, 'tw')).toBe(rule?.name);
        const message = issueMessage(issue, 'cn');
        expect(message).toContain(rule?.name);
        expect(message).toContain(rule?.note);
      }
    }),
    { numRuns: 50 },
  );
});

it('finds the same after an edit as from the beginning', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      const ownRules = randomOwnRules(random, idSource('rule-'));
      const validator = createValidator({ limits: exampleLimits, ownRules });
      let draft = randomDraft(random);
      for (const command of [...randomValues(draft, random), ...randomValues(draft, random)]) {
        validator.check(draft);
        draft = applyCommand(draft, command).draft;
      }
      expect(validator.check(draft).list()).toEqual(
        createValidator({ limits: exampleLimits, ownRules }).check(draft).list(),
      );
    }),
    { numRuns: 50 },
  );
});

const rule = { id: '1', name: 'Brand', note: '', severity: 'error' } as const;
const messageFor = (kind: 'campaign' | 'unit' | 'keyword', changes: object, own: OwnRule) => {
  const draft = applyCommand(exampleDraft(), updateOf(kind, `${kind}-1`, { ...changes })).draft;
  const issue = validateDraft(draft, { limits: exampleLimits, ownRules: [own] }).find(({ ruleId }) =>
    isOwnRuleId(ruleId),
  );
  return issue && issueMessage(issue, 'en');
};

it.each<[string, string | undefined]>([
  ['BR_ski_2027', undefined],
  ['BR_2027', 'Brand: the name must match BR_*_*.'],
  ['BR__', 'Brand: the name must match BR_*_*.'],
])('says what the name %j lacks', (campaignName, message) => {
  const condition = { kind: 'name', rows: ['campaign'], patterns: ['BR_*_*'] } as const;
  expect(messageFor('campaign', { campaignName }, { ...rule, condition })).toBe(message);
});

it('says what is wrong with a word, a bid and a URL, and what to do', () => {
  const note = 'Ask the brand team.';
  const words = { kind: 'words', rows: ['keyword'], words: ['cheap'] } as const;
  expect(messageFor('keyword', { keyword: 'ＣＨＥＡＰ ski' }, { ...rule, note, condition: words })).toBe(
    'Brand: “cheap” isn’t allowed. Ask the brand team.',
  );
  const bids = { kind: 'bid', rows: ['keyword'], min: 0.3, max: 1_000 } as const;
  expect(messageFor('keyword', { bid: 0.29 }, { ...rule, condition: bids })).toBe(
    'Brand: bid at least ￥0.3.',
  );
  expect(messageFor('keyword', { bid: 1_000.01 }, { ...rule, condition: bids })).toBe(
    'Brand: bid at most ￥1,000.',
  );
  const parameters = [
    { name: 'utm_source', value: 'baidu' },
    { name: 'utm_term', value: '' },
  ];
  const tracking = { kind: 'tracking', rows: ['unit'], parameters } as const;
  expect(messageFor('unit', {}, { ...rule, condition: tracking })).toBe(
    'Brand: the URL needs utm_source=baidu&utm_term=….',
  );
});
