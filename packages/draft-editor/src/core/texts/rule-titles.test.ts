import { languages } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { allRules } from '../rules/registry';
import { ruleTitle } from './issue-texts';

it.each(languages)('has a different title for each rule in %s', (language) => {
  expect(new Set(allRules.map(({ id }) => ruleTitle({ ruleId: id }, language))).size).toBe(allRules.length);
});

it('has a title for typed texts without a value', () => {
  expect(ruleTitle({ ruleId: 'typed-value' }, 'en')).toBe('Invalid entry');
});

it('shows the id of an unknown rule', () => {
  expect(ruleTitle({ ruleId: 'rule-of-tomorrow' }, 'en')).toBe('rule-of-tomorrow');
});
