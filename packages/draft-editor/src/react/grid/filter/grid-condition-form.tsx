import type { Language } from '@meridian/i18n/core';
import { ConditionForm, type ConditionInput } from '@meridian/ui';
import type { ReactElement } from 'react';
import { parseAmount } from '../../../core/values/parse-amount';
import { parseNumberText } from '../rules/cell-text';
import { gridConditionProblem, gridOperators, gridOperatorsOf } from '../rules/grid-conditions';
import type { EditableColumn, GridCondition, GridOperator } from '../types';
import { filterLabels } from './labels';

export interface GridConditionFormProps {
  column: EditableColumn;
  /** The condition to change; undefined for a new one. */
  condition: GridCondition | undefined;
  language: Language;
  onApply: (condition: GridCondition) => void;
}

/** The form of a condition on a column of a grid. */
export function GridConditionForm(props: GridConditionFormProps): ReactElement {
  const { column, condition, language, onApply } = props;
  const labels = filterLabels[language];
  const operators = gridOperatorsOf(column);
  const isNumeric = column.kind === 'number';
  return (
    <ConditionForm
      labels={labels}
      operators={operators.map((value) => ({ value, label: labels.operators[value] }))}
      initial={condition ?? { operator: operators[0] ?? 'empty', values: [] }}
      inputOf={(operator) => ({ input: inputOf(column, operator) })}
      options={column.options ?? []}
      isNumeric={isNumeric}
      read={(text) => (isNumeric ? plainNumber(column, text) : text.trim())}
      errorOf={(next) => {
        const problem = gridConditionProblem({ column: column.id, ...next }, column);
        return problem && labels.problems[problem];
      }}
      onApply={(next) => onApply({ column: column.id, ...next })}
    />
  );
}

function inputOf({ kind }: EditableColumn, operator: GridOperator): ConditionInput {
  const { maxValues } = gridOperators[operator];
  if (maxValues === 0) return 'none';
  if (maxValues === 1) return 'one';
  if (maxValues === 2) return 'range';
  return kind === 'select' ? 'options' : 'lines';
}

/** A number in plain digits: `１,２００ 元` is 1200. */
function plainNumber({ isAmount }: EditableColumn, text: string): string {
  const { value } = isAmount ? parseAmount(text) : parseNumberText(text.trim());
  return typeof value === 'number' ? String(value) : text.trim();
}
