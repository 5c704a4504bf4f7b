import { expect, it } from 'vitest';
import { ruleExampleDrafts } from '../../testing/rule-examples';
import { exampleLimits } from '../limits/example-limits';
import type { Draft } from '../model/draft';
import { validateDraft } from '../validation/validate-draft';
import { allRules } from './registry';

it.each(ruleExampleDrafts())('$ruleId: $code', ({ ruleId, code, severity, fails, passes, options }) => {
  const findingsIn = (draft: Draft) =>
    validateDraft(draft, { limits: exampleLimits, ...options }).filter((issue) => issue.ruleId === ruleId);
  expect(findingsIn(fails)).toContainEqual(expect.objectContaining({ code, severity }));
  expect(findingsIn(passes)).toEqual([]);
});

it('has one text for each code', () => {
  const texts = allRules.flatMap(({ messages }) => messages.map(({ code, text }) => `${code} ${text.en}`));
  const codes = allRules.flatMap(({ messages }) => messages.map(({ code }) => code));
  expect(new Set(texts).size).toBe(new Set(codes).size);
});
