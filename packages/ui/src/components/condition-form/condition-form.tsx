import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Field } from '../field/field';
import { Select, type SelectOption } from '../select/select';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import {
  conditionDraft,
  valuesOfDraft,
  type ConditionDraft,
  type ConditionInput,
  type ConditionValues,
} from './condition-draft';

/** All already translated. */
export interface ConditionFormLabels {
  operator: string;
  value: string;
  from: string;
  to: string;
  values: string;
  valuesHint: string;
  apply: string;
}

/** What the user enters for an operator. */
export interface OperatorInput {
  input: ConditionInput;
  /** After a value, such as a percent sign. */
  unit?: ReactNode;
  /** What the operator means. */
  hint?: string | undefined;
}

export interface ConditionFormProps<Operator extends string> {
  labels: ConditionFormLabels;
  operators: readonly SelectOption<Operator>[];
  /** The condition to change, or the one to begin with. */
  initial: ConditionValues<Operator>;
  inputOf: (operator: Operator) => OperatorInput;
  /** Choices of the input `options`. */
  options?: readonly { value: string; label: string }[];
  isNumeric?: boolean;
  /** Gets a value from its text; without it, the text is trimmed. */
  read?: (text: string) => string;
  /** Why a condition cannot be applied, already translated. */
  errorOf: (condition: ConditionValues<Operator>) => string | undefined;
  onApply: (condition: ConditionValues<Operator>) => void;
  /** Another way to apply the condition. */
  other?: { label: string; onApply: (condition: ConditionValues<Operator>) => void };
}

const trimmed = (text: string) => text.trim();

/** Operator and values of a condition. Enter applies it. */
export function ConditionForm<Operator extends string>(props: ConditionFormProps<Operator>) {
  const { labels, operators, initial, inputOf, options = [], isNumeric = false, read = trimmed } = props;
  const { errorOf, onApply, other } = props;
  const [draft, setDraft] = useState(() => conditionDraft(initial));
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // the user has chosen the column, or opened the condition, to enter a value
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('input, textarea') ?? find('button'))?.focus();
  }, []);
  const edit = (change: Partial<ConditionDraft<Operator>>) =>
    setDraft((before) => ({ ...before, ...change }));
  const { operator } = draft;
  const { input, unit, hint } = inputOf(operator);
  const condition = { operator, values: valuesOfDraft(draft, { input, read }) };
  const problem = errorOf(condition);
  const error = isChecked ? problem : undefined;
  const apply = (take: typeof onApply) => {
    setIsChecked(true);
    if (problem === undefined) take(condition);
  };
  const text = {
    autoComplete: 'off',
    ...(isNumeric && { inputMode: 'decimal' as const }),
    trailing: unit === undefined ? undefined : <span className="text-fg-3">{unit}</span>,
  };
  return (
    <form
      ref={form}
      noValidate
      data-scope-ui=""
      className="flex min-h-0 flex-col gap-3 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        apply(onApply);
      }}
    >
      <Field label={labels.operator}>
        {(control) => (
          <Select
            {...control}
            options={operators}
            value={operator}
            onValueChange={(next) => edit({ operator: next })}
          />
        )}
      </Field>
      {hint !== undefined && <p className="text-12 text-fg-2">{hint}</p>}
      {input === 'one' && (
        <TextField
          label={labels.value}
          value={draft.from}
          onChange={({ target }) => edit({ from: target.value })}
          error={error}
          {...text}
        />
      )}
      {input === 'range' && (
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label={labels.from}
            value={draft.from}
            onChange={({ target }) => edit({ from: target.value })}
            error={error}
            {...text}
          />
          <TextField
            label={labels.to}
            value={draft.to}
            onChange={({ target }) => edit({ to: target.value })}
            {...text}
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
          className="min-h-0 overflow-y-auto"
        />
      )}
      {input === 'options' && (
        <OptionChoices
          label={labels.values}
          options={options}
          selected={draft.selected}
          onSelectedChange={(selected) => edit({ selected })}
          error={error}
        />
      )}
      <div className="flex gap-2">
        {other && (
          <Button variant="ghost" onClick={() => apply(other.onApply)}>
            {other.label}
          </Button>
        )}
        <span className="flex-1" />
        <Button variant="primary" type="submit">
          {labels.apply}
        </Button>
      </div>
    </form>
  );
}

interface OptionChoicesProps {
  label: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  onSelectedChange: (selected: readonly string[]) => void;
  error: string | undefined;
}

function OptionChoices({ label, options, selected, onSelectedChange, error }: OptionChoicesProps) {
  return (
    <fieldset className="flex min-h-0 flex-col overflow-y-auto">
      <legend className="mb-1.5 text-13 font-medium">{label}</legend>
      {options.map((option) => {
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
        <p role="alert" className="text-12 text-bad-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
