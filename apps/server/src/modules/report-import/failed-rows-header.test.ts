import { languages } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { failedRowHeads, isFailedRowsHeader } from './failed-rows-header';

const original = ['Day', 'Campaign', 'Cost'];
const { row, reason } = failedRowHeads('en');

it.each(languages)('recognizes the file of failed rows in the language %s', (language) => {
  const heads = failedRowHeads(language);
  expect(isFailedRowsHeader([heads.row, heads.reason, ...original], original)).toBe(true);
});

it('ignores blank cells at the end', () => {
  expect(isFailedRowsHeader([row, reason, ...original, '', ' '], [...original, ''])).toBe(true);
});

it.each([
  ['the file itself', original],
  ['another header', [row, reason, 'Day', 'Cost']],
  ['another order', [row, reason, 'Campaign', 'Day', 'Cost']],
  ['other columns before it', ['Campaign ID', reason, ...original]],
  ['nothing', []],
])('does not recognize %s', (_what, header) => {
  expect(isFailedRowsHeader(header, original)).toBe(false);
});
