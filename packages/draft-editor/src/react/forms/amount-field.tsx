import type { Language } from '@meridian/i18n/core';
import { cn, Field, FieldBox, inputInBox } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import { issueMessage } from '../../core';
import { parseFieldText, type FieldValues } from '../../core/values/parse-field-text';

export interface AmountFieldProps {
  label: string;
  /** CNY; null: empty. */
  value: number | null;
  /** The field of the row: what a text means in it. */
  field: 'bid' | 'budget';
  language: Language;
  /** Gets the fields of the row when the field is left. */
  onCommit: (values: FieldValues) => void;
  /** After the number, such as "a day". */
  unit: string;
  hint?: string | undefined;
  /** Shown once there is a value, or the field was left. */
  error: string | undefined;
  isReadOnly?: boolean;
}

/** An amount of money. What is typed stays as it is until the field is left. */
export function AmountField({
  label,
  value,
  field,
  language,
  onCommit,
  unit,
  hint,
  error,
  isReadOnly = false,
}: AmountFieldProps): ReactElement {
  const [typed, setTyped] = useState<{ text: string; from: number | null }>();
  const [isLeft, setIsLeft] = useState(false);
  // a value that changed elsewhere replaces what was typed
  const isTyped = typed !== undefined && typed.from === value;
  const text = isTyped ? typed.text : (value ?? '').toString();
  const parsed = parseFieldText(field, text);
  return (
    <Field
      label={label}
      hint={hint}
      error={
        parsed.error !== null
          ? issueMessage(parsed.error, language)
          : value !== null || isLeft
            ? error
            : undefined
      }
    >
      {(control) => (
        <FieldBox
          leading={<span aria-hidden>￥</span>}
          trailing={<span className="pr-2.5 text-12 text-fg-3">{unit}</span>}
          isInvalid={control['aria-invalid']}
          className="w-56 max-w-full"
        >
          <input
            {...control}
            type="text"
            value={text}
            inputMode="decimal"
            readOnly={isReadOnly}
            onChange={(event) => setTyped({ text: event.target.value, from: value })}
            onBlur={() => {
              setIsLeft(true);
              if (parsed.error !== null || !isTyped) return;
              setTyped(undefined);
              onCommit(parsed.value);
            }}
            className={cn(inputInBox, 'h-full')}
          />
        </FieldBox>
      )}
    </Field>
  );
}
