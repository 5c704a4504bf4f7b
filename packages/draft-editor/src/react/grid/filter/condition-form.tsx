import type { Language } from '@meridian/i18n/core';
import { Button, Checkbox, Field, Select, TextArea, TextField } from '@meridian/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { conditionProblem, operatorsOf } from '../rules/grid-conditions';
import type { EditableColumn, GridCondition } from '../types';
import { conditionDraft, conditionInput, conditionOf, type ConditionDraft } from './condition-draft';
import { filterLabels } from './labels';

export interface ConditionFormProps {
  column: EditableColumn;
  /** The condition to change; undefined for a new one. */
  condition: GridCondition | undefined;
  language: Language;
  onApply: (condition: GridCondition) => void;
}

/** Operator and values of a condition. Enter applies it. */
export function ConditionForm({ column, condition, language, onApply }: ConditionFormProps): ReactElement {
  const labels = filterLabels[language];
  const [draft, setDraft] = useState(() => conditionDraft(column, condition));
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // the user has chosen the column, or opened the condition, to enter a value
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('input, textarea') ?? find('button'))?.focus();
  }, []);
  const edit = (change: Partial<ConditionDraft>) => setDraft((before) => ({ ...before, ...change }));
  const next = conditionOf(column, draft);
  const problem = conditionProblem(next, column);
  const error = isChecked && problem ? labels.problems[problem] : undefined;
  const input = conditionInput(column, draft.operator);
  const numeric = column.kind === 'number' && { inputMode: 'decimal' as const };
  return (
    <form
      ref={form}
      noValidate
      data-scope-ui=""
      className="flex min-h-0 flex-col gap-3 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (problem === undefined) onApply(next);
      }}
    >
      <Field label={labels.operator}>
        {(control) => (
          <Select
            {...control}
            options={operatorsOf(column).map((value) => ({ value, label: labels.operators[value] }))}
            value={draft.operator}
            onValueChange={(operator) => edit({ operator })}
          />
        )}
      </Field>
      {input === 'one' && (
        <TextField
          label={labels.value}
          value={draft.from}
          onChange={({ target }) => edit({ from: target.value })}
          error={error}
          autoComplete="off"
          {...numeric}
        />
      )}
      {input === 'range' && (
        <div data-scope-ui="" className="grid grid-cols-2 gap-2">
          <TextField
            label={labels.from}
            value={draft.from}
            onChange={({ target }) => edit({ from: target.value })}
            error={error}
            autoComplete="off"
            {...numeric}
          />
          <TextField
            label={labels.to}
            value={draft.to}
            onChange={({ target }) => edit({ to: target.value })}
            autoComplete="off"
            {...numeric}
          />
        </div>
      )}
      {input === 'lines' && (
        <TextArea
          label={labels.values}
          hint={labels.valuesHint}
          value={draft.lines}
          onChange={({ target }) => edit({ lines: target.value })}
          error={error}
        />
      )}
      {input === 'options' && (
        <OptionChoices
          column={column}
          label={labels.values}
          selected={draft.selected}
          onSelectedChange={(selected) => edit({ selected })}
          error={error}
        />
      )}
      <Button variant="primary" type="submit" className="self-end">
        {labels.apply}
      </Button>
    </form>
  );
}

interface OptionChoicesProps {
  column: EditableColumn;
  label: string;
  selected: readonly string[];
  onSelectedChange: (selected: readonly string[]) => void;
  error: string | undefined;
}

function OptionChoices({ column, label, selected, onSelectedChange, error }: OptionChoicesProps) {
  return (
    <fieldset data-scope-ui="" className="flex min-h-0 flex-col overflow-y-auto">
      <legend data-scope-ui="" className="mb-1.5 text-13 font-medium">
        {label}
      </legend>
      {(column.options ?? []).map((option) => {
        const isSelected = selected.includes(option.value);
        return (
          <Checkbox
            key={option.value}
            checked={isSelected}
            onCheckedChange={() =>
              onSelectedChange(
                isSelected ? selected.filter((each) => each !== option.value) : [...selected, option.value],
              )
            }
            label={option.label}
            className="flex min-h-menu rounded-xs px-1 py-1 hover:bg-hover"
          />
        );
      })}
      {error !== undefined && (
        <p role="alert" data-scope-ui="" className="text-12 text-bad-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
