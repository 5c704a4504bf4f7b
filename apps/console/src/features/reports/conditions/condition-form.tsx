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
import { Button, Checkbox, Field, Select, TextArea, TextField } from '@meridian/ui';
import { useEffect, useRef, useState } from 'react';
import { conditionInput, conditionOf, conditionDraft, type ConditionDraft } from './condition-draft';
import { useCodeChoices } from './use-code-choices';

export interface ConditionFormProps {
  column: ConditionColumn;
  /** The condition to change; absent for a new one. */
  condition: ReportCondition | undefined;
  columns: readonly ConditionColumn[];
  isCompared: boolean;
  /** `isFollowed`: the user adds an alternative next. */
  onApply: (condition: ReportCondition, options: { isFollowed: boolean }) => void;
}

/** Operator and values of a condition. Enter applies it. */
export function ConditionForm({ column, condition, columns, isCompared, onApply }: ConditionFormProps) {
  const { t } = useTranslation(['reports', 'errors']);
  const operators = operatorsOf(column, { isCompared });
  const [draft, setDraft] = useState(() => conditionDraft(condition, operators[0] ?? 'empty'));
  const form = useRef<HTMLFormElement>(null);
  // the user has chosen the column, or opened the condition, to type a value
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('input, textarea') ?? find('button'))?.focus();
  }, []);
  const [isChecked, setIsChecked] = useState(false);
  const edit = (change: Partial<ConditionDraft>) => setDraft((before) => ({ ...before, ...change }));
  const next = conditionOf(column, draft);
  const problem = conditionProblem(next, { columns, isCompared });
  const error = isChecked && problem ? t(`errors:${problem}`) : undefined;
  const input = conditionInput(column, draft.operator);
  const isPercent = conditionOperators[draft.operator].isOfChange || isPercentColumn(column);
  const numeric = conditionKindOf(column) === 'metric' && {
    inputMode: 'decimal' as const,
    trailing: isPercent ? <span className="text-fg-3">%</span> : undefined,
  };
  const apply = (isFollowed: boolean) => {
    setIsChecked(true);
    if (problem === undefined) onApply(next, { isFollowed });
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex min-h-0 flex-col gap-3 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        apply(false);
      }}
    >
      <Field label={t('conditions.operator')}>
        {(control) => (
          <Select
            {...control}
            options={operators.map((value) => ({ value, label: t(`conditions.operators.${value}`) }))}
            value={draft.operator}
            onValueChange={(operator) => edit({ operator })}
          />
        )}
      </Field>
      {conditionOperators[draft.operator].isOfItem && (
        <p className="text-12 text-fg-2">{t('conditions.newHint')}</p>
      )}
      {input === 'one' && (
        <TextField
          label={t('conditions.value')}
          value={draft.from}
          onChange={({ target }) => edit({ from: target.value })}
          error={error}
          autoComplete="off"
          {...numeric}
        />
      )}
      {input === 'range' && (
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label={t('conditions.from')}
            value={draft.from}
            onChange={({ target }) => edit({ from: target.value })}
            error={error}
            autoComplete="off"
            {...numeric}
          />
          <TextField
            label={t('conditions.to')}
            value={draft.to}
            onChange={({ target }) => edit({ to: target.value })}
            autoComplete="off"
            {...numeric}
          />
        </div>
      )}
      {input === 'lines' && (
        <TextArea
          label={t('conditions.values')}
          hint={t('conditions.valuesHint')}
          value={draft.lines}
          onChange={({ target }) => edit({ lines: target.value })}
          error={error}
          className="min-h-0 overflow-y-auto"
        />
      )}
      {input === 'codes' && (
        <CodeChoices
          dataKey={column.dataKey}
          selected={draft.codes}
          onSelectedChange={(codes) => edit({ codes })}
          error={error}
        />
      )}
      <div className="flex gap-2">
        <Button variant="ghost" onClick={() => apply(true)}>
          {t('conditions.or')}
        </Button>
        <span className="flex-1" />
        <Button variant="primary" type="submit">
          {t('conditions.apply')}
        </Button>
      </div>
    </form>
  );
}

function CodeChoices({
  dataKey,
  selected,
  onSelectedChange,
  error,
}: {
  dataKey: string;
  selected: readonly string[];
  onSelectedChange: (codes: string[]) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('reports');
  const choices = useCodeChoices(dataKey, selected);
  return (
    <fieldset className="min-h-0 overflow-y-auto">
      <legend className="mb-1.5 text-13 font-medium">{t('conditions.values')}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={selected.includes(value)}
          onCheckedChange={() =>
            onSelectedChange(
              selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
            )
          }
          label={label}
          className="flex min-h-menu rounded-xs px-1 py-1 hover:bg-hover"
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-12 text-bad-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
