import { keyOfText } from '../duplicates';
import type { Row, RowKind } from '../model/rows';
import type { IssueCode } from '../texts/texts';
import type { Finding, GroupRule, Severity } from './rule';

/** Reports rows of one parent that repeat the text of an earlier one; case, width and spaces do not matter. */
export function uniqueText<Kind extends RowKind>(rule: {
  id: string;
  appliesTo: Kind;
  severity: Severity;
  field: keyof Row<Kind> & string;
  code: IssueCode;
  /** Empty texts are not compared. */
  keyOf: (row: Row<Kind>) => string;
}): GroupRule<Kind> {
  const { id, appliesTo, severity, field, code, keyOf } = rule;
  return {
    id,
    appliesTo,
    severity,
    codes: [code],
    checkGroup: (rows) => {
      const first = new Map<string, number>();
      const found = new Map<string, readonly Finding[]>();
      rows.forEach((row, index) => {
        const key = keyOfText(keyOf(row));
        if (key === '') return;
        const row1 = first.get(key);
        if (row1 === undefined) first.set(key, index + 1);
        else found.set(row.id, [{ field, code, params: { row: row1 } }]);
      });
      return found;
    },
  };
}
