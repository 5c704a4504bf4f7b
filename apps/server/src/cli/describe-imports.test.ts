import { expect, it } from 'vitest';
import { describeImports } from './describe-imports';
import { exitCodes } from './exit-code';

it('counts files by outcome, and names those that need attention', () => {
  const { imported, incomplete, waiting, failed } = exitCodes;
  const results = [
    { name: 'a.csv', code: imported },
    { name: 'b.csv', code: failed },
    { name: 'c.zip/d.csv', code: waiting },
    { name: 'e.csv', code: imported },
    { name: 'f.csv', code: incomplete },
  ];
  expect(describeImports(results)).toBe(
    [
      '',
      '5 files: 2 imported, 1 imported with incomplete days, 1 waiting for an answer and 1 failed.',
      '  f.csv: imported with incomplete days',
      '  c.zip/d.csv: waiting for an answer',
      '  b.csv: failed',
    ].join('\n'),
  );
});
