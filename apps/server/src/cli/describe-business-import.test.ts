import { expect, it } from 'vitest';
import { describeBusinessImport, describeBusinessProblems } from './describe-business-import';

it('counts imported and replaced businesses', () => {
  const points = [
    { id: '1', parentId: null, name: 'a', isLeaf: false },
    ...Array.from({ length: 1_200 }, (_, index) => ({
      id: `1${String(index)}`,
      parentId: '1',
      name: 'b',
      isLeaf: true,
    })),
  ];
  expect(describeBusinessImport({ points, replaced: 60, fileName: 'b.csv' })).toBe(
    'Imported 1,201 businesses from b.csv: 1 at the top level, 1,200 that campaigns can advertise. Replaced 60 businesses.',
  );
});

it('lists the first problems of businesses', () => {
  const problems = Array.from({ length: 22 }, (_, index) => ({ line: index + 2, text: 'Wrong.' }));
  const lines = describeBusinessProblems('b.csv', problems).split('\n');
  expect(lines[0]).toBe('Nothing was imported: b.csv has 22 errors.');
  expect(lines.slice(20)).toEqual([
    '  Line 21: Wrong.',
    '  And 2 more.',
    'Correct the file and import it again.',
  ]);
});
