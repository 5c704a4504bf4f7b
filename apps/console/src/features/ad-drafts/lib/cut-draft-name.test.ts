import { expect, it } from 'vitest';
import { cutDraftName } from './cut-draft-name';

it.each([
  ['a short name', 'Winter, copy', 'Winter, copy'],
  ['a long name', 'x'.repeat(120), 'x'.repeat(100)],
  ['an emoji at the end', `${'x'.repeat(98)}👩`, `${'x'.repeat(98)}👩`],
  ['an emoji across the end', `${'x'.repeat(99)}👩`, 'x'.repeat(99)],
])('cuts %s', (_, name, expected) => {
  expect(cutDraftName(name)).toBe(expected);
});
