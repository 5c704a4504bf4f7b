import {
  conditionKindOf,
  conditionOperators,
  type ConditionColumn,
  type ConditionOperator,
  type ReportCondition,
} from '@meridian/api-client/contract';

/** What the user types for one condition. */
export interface ConditionDraft {
  operator: ConditionOperator;
  /** The value, or the first of a range. */
  from: string;
  /** The end of a range. */
  to: string;
  /** Several texts, one per line. */
  lines: string;
  /** Selected codes. */
  codes: readonly string[];
}

/** How many values an operator has, and of which form. */
export type ConditionInput = 'none' | 'one' | 'range' | 'lines' | 'codes';

export function conditionInput(column: ConditionColumn, operator: ConditionOperator): ConditionInput {
  const { maxValues } = conditionOperators[operator];
  if (maxValues === 0) return 'none';
  if (maxValues === 1) return 'one';
  if (maxValues === 2) return 'range';
  // the provider's currencies are few, but the report's own are not known before it is read
  return conditionKindOf(column) === 'code' && column.kind === 'dimension' ? 'codes' : 'lines';
}

/** The draft of an existing condition, or an empty one with the first operator. */
export function conditionDraft(
  condition: ReportCondition | undefined,
  first: ConditionOperator,
): ConditionDraft {
  const { operator = first, values = [] } = condition ?? {};
  return {
    operator,
    from: values[0] ?? '',
    to: values[1] ?? '',
    lines: values.join('\n'),
    codes: values,
  };
}

/** The condition of a draft, with numbers in plain digits: `１,２００ ％` is 1200. */
export function conditionOf(column: ConditionColumn, draft: ConditionDraft): ReportCondition {
  const { operator } = draft;
  const own = (text: string) => (conditionKindOf(column) === 'metric' ? plainNumber(text) : text.trim());
  const values: Record<ConditionInput, () => readonly string[]> = {
    none: () => [],
    one: () => [own(draft.from)],
    range: () => [own(draft.from), own(draft.to)],
    lines: () => [
      ...new Set(
        draft.lines
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    ],
    codes: () => draft.codes,
  };
  return { column: column.dataKey, operator, values: [...values[conditionInput(column, operator)]()] };
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
