import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { draftRuleTable } from './lib/draft-rule-table';

/** Removes the padding that the repository's formatter adds to cells. */
const cells = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('has the current rules in docs/draft-rules.md: npm run docs:draft-rules writes it', () => {
  const docs = readFileSync(path.join(import.meta.dirname, '../docs/draft-rules.md'), 'utf8');
  expect(cells(docs)).toEqual(cells(draftRuleTable()));
});
