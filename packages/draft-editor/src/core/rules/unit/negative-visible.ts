import { negativeFields } from '../../model/rows';
import { invisiblePosition } from '../../visible-text';
import type { Finding, RowRule } from '../rule';

/** Negative keywords must not have invisible characters: with one, they hide nothing. */
export const negativeVisible: RowRule<'unit'> = {
  id: 'negative-visible',
  appliesTo: 'unit',
  severity: 'warning',
  codes: ['negative_invisible'],
  check: (row) =>
    negativeFields.flatMap((field) =>
      row[field].flatMap((word): Finding[] => {
        const position = invisiblePosition(word);
        return position === null ? [] : [{ field, code: 'negative_invisible', params: { word, position } }];
      }),
    ),
};
