import { keyOfText } from '../duplicates';
import type { Row, RowKind } from '../model/rows';
import type { Finding, GroupRule, RuleMessage, RuleText, Severity } from './rule';

/** Reports rows of one parent that repeat the text of an earlier one; case, width and spaces do not matter. */
export function uniqueText<Kind extends RowKind, Code extends string>(rule: {
  id: string;
  appliesTo: Kind;
  severity: Severity;
  title: RuleText;
  field: keyof Row<Kind> & string;
  message: RuleMessage<Code>;
  /** Empty texts are not compared. */
  keyOf: (row: Row<Kind>) => string;
}): GroupRule<Kind, Code> {
  const { id, appliesTo, severity, title, field, message, keyOf } = rule;
  const { code } = message;
  return {
    id,
    appliesTo,
    severity,
    title,
    messages: [message],
    checkGroup: (rows) => {
      const first = new Map<string, number>();
      const found = new Map<string, readonly Finding<Code>[]>();
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
