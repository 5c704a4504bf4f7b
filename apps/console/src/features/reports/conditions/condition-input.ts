import {
  conditionKindOf,
  conditionOperators,
  type ConditionColumn,
  type ConditionOperator,
} from '@meridian/api-client/contract';
import type { ConditionInput } from '@meridian/ui';

/** How many values an operator has in a column, and of which form. */
export function conditionInputOf(column: ConditionColumn, operator: ConditionOperator): ConditionInput {
  const { maxValues } = conditionOperators[operator];
  if (maxValues === 0) return 'none';
  if (maxValues === 1) return 'one';
  if (maxValues === 2) return 'range';
  // the provider's currencies are few, but the report's own are not known before it is read
  return conditionKindOf(column) === 'code' && column.kind === 'dimension' ? 'options' : 'lines';
}

/** The value that the user enters for a column; numbers in plain digits: `１,２００ ％` is 1200. */
export function conditionValue(column: ConditionColumn, text: string): string {
  return conditionKindOf(column) === 'metric' ? plainNumber(text) : text.trim();
}

/** A number as the user may type or paste it, without separators, signs of currencies and percent signs. */
function plainNumber(text: string): string {
  const compact = text
    .normalize('NFKC')
    .replaceAll(/[\s%\p{Sc}]/gu, '')
    .replace(/^[−﹣]/, '-');
  const grouped = /^(-?\d{1,3}(?:,\d{3})+)((?:\.\d*)?)$/.exec(compact);
  const plain = grouped ? `${grouped[1]?.replaceAll(',', '')}${grouped[2]}` : compact;
  return plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
}
