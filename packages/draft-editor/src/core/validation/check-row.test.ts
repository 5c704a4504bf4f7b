import { expect, it } from 'vitest';
import {
  checkRow,
  createValidator,
  exampleDraft,
  exampleLimits,
  findRow,
  rowKinds,
  rowsInOrder,
  type RowKind,
} from '..';

it('finds in a row what the validator finds, also in typed values', () => {
  const draft = exampleDraft();
  const issues = createValidator({ limits: exampleLimits }).check(draft);
  for (const kind of rowKinds)
    for (const row of rowsInOrder<RowKind>(draft, kind))
      expect(checkRow(draft, kind, row, { limits: exampleLimits })).toEqual(issues.of(kind, row.id));
  const unit = findRow(draft, 'unit', 'unit-1');
  if (!unit) throw new Error('no unit');
  const found = checkRow(draft, 'unit', { ...unit, pcFinalUrl: 'ftp://x' }, { limits: exampleLimits });
  expect(found).toMatchObject([{ kind: 'unit', id: 'unit-1', field: 'pcFinalUrl', severity: 'error' }]);
  expect(checkRow(draft, 'unit', unit, { limits: exampleLimits })).toEqual([]);
});
