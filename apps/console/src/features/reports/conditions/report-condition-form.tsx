import {
  conditionKindOf,
  conditionOperators,
  conditionProblem,
  isPercentColumn,
  operatorsOf,
  type ConditionColumn,
  type ReportCondition,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ConditionForm, type ConditionFormProps } from '@meridian/ui';
import { conditionInputOf, conditionValue } from './condition-input';
import { useCodeChoices } from './use-code-choices';

export interface ReportConditionFormProps {
  column: ConditionColumn;
  /** The condition to change; absent for a new one. */
  condition: ReportCondition | undefined;
  columns: readonly ConditionColumn[];
  isCompared: boolean;
  /** `isFollowed`: the user adds an alternative next. */
  onApply: (condition: ReportCondition, options: { isFollowed: boolean }) => void;
}

type FormProps = ConditionFormProps<ReportCondition['operator']>;
type Values = Parameters<FormProps['onApply']>[0];

/** The form of a condition on a column of a report. */
export function ReportConditionForm(props: ReportConditionFormProps) {
  const { column, condition, columns, isCompared, onApply } = props;
  const { t } = useTranslation(['reports', 'errors']);
  const operators = operatorsOf(column, { isCompared });
  const choices = useCodeChoices(column.dataKey, condition?.values ?? []);
  const conditionOf = ({ operator, values }: Values): ReportCondition => ({
    column: column.dataKey,
    operator,
    values: [...values],
  });
  const inputOf: FormProps['inputOf'] = (operator) => {
    const { isOfChange, isOfItem } = conditionOperators[operator];
    return {
      input: conditionInputOf(column, operator),
      unit: isOfChange || isPercentColumn(column) ? '%' : undefined,
      hint: isOfItem ? t('conditions.newHint') : undefined,
    };
  };
  return (
    <ConditionForm
      labels={{
        operator: t('conditions.operator'),
        value: t('conditions.value'),
        from: t('conditions.from'),
        to: t('conditions.to'),
        values: t('conditions.values'),
        valuesHint: t('conditions.valuesHint'),
        apply: t('conditions.apply'),
      }}
      operators={operators.map((value) => ({ value, label: t(`conditions.operators.${value}`) }))}
      initial={condition ?? { operator: operators[0] ?? 'empty', values: [] }}
      inputOf={inputOf}
      options={choices}
      isNumeric={conditionKindOf(column) === 'metric'}
      read={(text) => conditionValue(column, text)}
      errorOf={(values) => {
        const problem = conditionProblem(conditionOf(values), { columns, isCompared });
        return problem && t(`errors:${problem}`);
      }}
      onApply={(values) => onApply(conditionOf(values), { isFollowed: false })}
      other={{
        label: t('conditions.or'),
        onApply: (values) => onApply(conditionOf(values), { isFollowed: true }),
      }}
    />
  );
}
