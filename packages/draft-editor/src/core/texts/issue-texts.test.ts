import type { Language } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { importProblemTexts } from '../import/texts/problem-texts';
import { exampleLimits } from '../limits/example-limits';
import { exampleDraft } from '../model/example-draft';
import { emptyFields } from '../model/rows';
import type { IssueCode } from '../rules/registry';
import { checkRow } from '../validation/check-row';
import { issueMessage, issueTexts } from './issue-texts';

it.each<[IssueCode, Record<string, string | number>, string]>([
  ['budget_range', { min: 50, max: 10_000_000 }, 'Enter a daily budget of ￥50 to ￥10,000,000.'],
  ['bid_range', { min: 0.01, max: 999.99 }, 'Enter a bid of ￥0.01 to ￥999.99.'],
  ['bid_over_budget', { budget: 1_234.5 }, 'The bid is higher than the daily budget of ￥1,234.50.'],
  [
    'too_many_keywords',
    { count: 5_001, max: 5_000 },
    'A unit can have up to 5,000 keywords; this one has 5,001.',
  ],
  ['keyword_duplicate', { row: 1_234 }, 'Duplicate of row 1234.'],
  ['too_long', { max: 50, length: 51 }, 'More than 50 characters: 51 now.'],
])('writes numbers as lists do: %s', (code, params, text) => {
  expect(issueMessage({ code, params }, 'en')).toBe(text);
});

/** The title of a creative that its provider limits to 20 bytes. */
function titleMessages(title: string, language: Language): string[] {
  const limits = { ...exampleLimits, title: { max: 20, unit: 'byte' as const } };
  return checkRow(
    exampleDraft(),
    'creative',
    { ...emptyFields.creative, id: 'creative-1', title },
    { limits },
  )
    .filter(({ ruleId }) => ruleId === 'title-length')
    .map((issue) => issueMessage(issue, language));
}

it.each<[Language, string]>([
  ['en', 'More than 20 bytes: 21 now.'],
  ['cn', '超过 20 个字节，目前 21 个'],
  ['tw', '超過 20 個位元組，目前 21 個'],
])('names the unit in which a provider limits a text, in %s', (language, text) => {
  expect(titleMessages('北海道滑雪五天', language)).toEqual([text]);
});

it.each(['cn', 'tw'] as const)(
  'has errors in %s that end with a full stop only after several sentences',
  (language) => {
    const issues = [...issueTexts].map(([code, texts]) => [code, texts[language]] as const);
    const problems = Object.entries(importProblemTexts).map(
      ([code, texts]) => [code, texts[language]] as const,
    );
    const wrong = [...issues, ...problems].filter(([, text]) => {
      const stops = text.match(/。/g)?.length ?? 0;
      return text.endsWith('。') ? stops === 1 : stops > 0;
    });
    expect(wrong).toEqual([]);
  },
);
