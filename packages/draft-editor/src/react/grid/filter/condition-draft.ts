import { parseAmount } from '../../../core/values/parse-amount';
import { parseNumberText } from '../rules/cell-text';
import { gridOperators, operatorsOf } from '../rules/grid-conditions';
import type { EditableColumn, GridCondition, GridOperator } from '../types';

/** What the user enters for one condition. */
export interface ConditionDraft {
  operator: GridOperator;
  /** The value, or the first of a range. */
  from: string;
  /** The end of a range. */
  to: string;
  /** Several texts, one per line. */
  lines: string;
  /** Values of selected options. */
  selected: readonly string[];
}

/** How many values an operator has, and of which form. */
export type ConditionInput = 'none' | 'one' | 'range' | 'lines' | 'options';

export function conditionInput({ kind }: EditableColumn, operator: GridOperator): ConditionInput {
  const { maxValues } = gridOperators[operator];
  if (maxValues === 0) return 'none';
  if (maxValues === 1) return 'one';
  if (maxValues === 2) return 'range';
  return kind === 'select' ? 'options' : 'lines';
}

/** The draft of an existing condition, or an empty one with the first operator of the column. */
export function conditionDraft(column: EditableColumn, condition: GridCondition | undefined): ConditionDraft {
  const [first = 'empty'] = operatorsOf(column);
  const { operator = first, values = [] } = condition ?? {};
  return {
    operator,
    from: values[0] ?? '',
    to: values[1] ?? '',
    lines: values.join('\n'),
    selected: values,
  };
}

/** The condition of a draft, with numbers in plain digits: `１,２００ 元` is 1200. */
export function conditionOf(column: EditableColumn, draft: ConditionDraft): GridCondition {
  const own = (text: string) => (column.kind === 'number' ? plainNumber(column, text) : text.trim());
  const values: Record<ConditionInput, () => readonly string[]> = {
    none: () => [],
    one: () => [own(draft.from)],
    range: () => [own(draft.from), own(draft.to)],
    lines: () =>
      [...new Set(draft.lines.split('\n').map((line) => line.trim()))].filter((line) => line !== ''),
    options: () => draft.selected,
  };
  return {
    column: column.id,
    operator: draft.operator,
    values: values[conditionInput(column, draft.operator)](),
  };
}

function plainNumber({ isAmount }: EditableColumn, text: string): string {
  const { value } = isAmount ? parseAmount(text) : parseNumberText(text.trim());
  return typeof value === 'number' ? String(value) : text.trim();
}
