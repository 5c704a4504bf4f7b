import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ruleTable } from './rule-table';

const docs = path.join(import.meta.dirname, '../../../../../docs/draft-rules.md');
/** Removes the padding that the repository's formatter adds to cells. */
const cells = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('is the table in docs/draft-rules.md: npm run docs:draft-rules writes it', () => {
  expect(cells(readFileSync(docs, 'utf8'))).toEqual(cells(ruleTable()));
});

it('has every rule once', () => {
  const ids = cells(ruleTable())
    .slice(1)
    .map(([, , id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
});
