import { findDuplicates } from '../../duplicates';
import { negativeFields } from '../../model/rows';
import type { Finding, RowRule } from '../rule';

export const negativeDuplicate: RowRule<'unit'> = {
  id: 'negative-duplicate',
  appliesTo: 'unit',
  severity: 'error',
  codes: ['negative_duplicate'],
  check: (row) =>
    negativeFields.flatMap((field) =>
      findDuplicates(row[field]).map(({ index }): Finding => {
        const word = row[field][index] ?? '';
        return { field, code: 'negative_duplicate', params: { word } };
      }),
    ),
};
