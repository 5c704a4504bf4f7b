import type { Language } from '@meridian/i18n/core';
import { cn, Field, FieldBox, inputInBox, unlessComposing } from '@meridian/ui';
import { useState, type ReactElement } from 'react';
import { issueMessage } from '../../core';
import type { InputPlace } from '../../core/inputs/open-input';
import { parseFieldText, type FieldValues } from '../../core/values/parse-field-text';
import { useTypedText } from '../inputs/use-typed-text';

export interface AmountFieldProps {
  label: string;
  /** In CNY; null if empty. */
  value: number | null;
  /** The field of the row: determines how its text is read, and where the text waits until it is valid. */
  place: InputPlace & { field: 'bid' | 'budget' };
  language: Language;
  /** Gets the fields of the row when the field is left. */
  onCommit: (values: FieldValues) => void;
  /** Text after the number, such as "a day". */
  unit: string;
  hint?: string | undefined;
  /** Shown once there is a value, or the field was left. */
  error: string | undefined;
  isReadOnly?: boolean;
}

/**
 * An amount of money. The typed text stays unchanged until the field is left, and afterwards if it is not an amount. Escape discards it.
 */
export function AmountField({
  label,
  value,
  place,
  language,
  onCommit,
  unit,
  hint,
  error,
  isReadOnly = false,
}: AmountFieldProps): ReactElement {
  const typed = useTypedText({
    place,
    stored: (value ?? '').toString(),
    parse: (text) => parseFieldText(place.field, text),
    onCommit,
  });
  const [isLeft, setIsLeft] = useState(false);
  const shownError = value !== null || isLeft ? error : undefined;
  return (
    <Field
      label={label}
      hint={hint}
      error={typed.error === null ? shownError : issueMessage(typed.error, language)}
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
            name={place.field}
            value={typed.text}
            inputMode="decimal"
            readOnly={isReadOnly}
            onChange={(event) => typed.setText(event.target.value)}
            onFocus={typed.enter}
            onBlur={() => {
              setIsLeft(true);
              typed.commit();
            }}
            onKeyDown={unlessComposing(typed.onKeyDown)}
            className={cn(inputInBox, 'h-full')}
          />
        </FieldBox>
      )}
    </Field>
  );
}
