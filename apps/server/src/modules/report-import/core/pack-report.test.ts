import { expect, it } from 'vitest';
import { packRejection } from './pack-report';
import { ImportRejectedError } from './problem';

it('stores only the beginning of an invalid row, which lists contain', () => {
  const cells = Array.from({ length: 1_000 }, () => 'x'.repeat(1_000));
  const row = { code: 'too_many_cells', params: { value: 'x'.repeat(1_000) }, rowNumber: 2, cells } as const;
  const { problems, failedRows } = packRejection(
    new ImportRejectedError('no_good_rows', {}, { rows: [row] }),
  );
  expect(failedRows).toBe(1);
  expect(problems.join('').length).toBeLessThan(20_000);
});
