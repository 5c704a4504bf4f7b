import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { groupRules, rowRules } from '../rules/registry';
import { draftOwnRules } from '../validation/draft-findings';
import { repeatedKeywordRule } from '../validation/repeated-keywords';
import { ruleTitle } from './rule-titles';

const ruleIds = [
  ...draftOwnRules,
  ...Object.values(rowRules).flat(),
  ...Object.values(groupRules).flat(),
  repeatedKeywordRule,
].map(({ id }) => id);

describe.each(languages)('in %s', (language) => {
  it.each(ruleIds)('has a title for the rule %s', (ruleId) => {
    expect(ruleTitle(ruleId, language)).not.toBe(ruleId);
  });

  it('has a different title for each rule', () => {
    expect(new Set(ruleIds.map((ruleId) => ruleTitle(ruleId, language))).size).toBe(ruleIds.length);
  });
});

it('shows the id of an unknown rule', () => {
  expect(ruleTitle('rule-of-tomorrow', 'en')).toBe('rule-of-tomorrow');
});
