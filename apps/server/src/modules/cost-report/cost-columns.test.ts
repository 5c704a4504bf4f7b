import { languages } from '@meridian/i18n/core';
import { expect, test } from 'vitest';
import { describeColumn } from './cost-columns';

test.each(languages)('each column of the cost report has a description in %s', (language) => {
  for (const key of ['budget', 'cost', 'budgetUsed', 'expectedCost', 'pace', 'forecast', 'lastDays'] as const)
    // a missing text is the key
    expect(describeColumn(key, language)).toMatch(/[.。]/);
});

test('names the columns and the limits from which a value is computed', () => {
  expect(describeColumn('budgetUsed', 'en')).toContain('\nCost ÷ Budget');
  expect(describeColumn('deviation', 'cn')).toContain('\n预计消费 ÷ 预算 − 1');
  expect(describeColumn('pace', 'en')).toMatch(/more than 3% above .* more than 15% below/);
});
