import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Field, type FieldProps } from '../field/field';
import { FieldBox, inputInBox } from '../field/field-box';

export interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby' | 'children' | 'size'>,
    Omit<FieldProps, 'children' | 'required'> {
  /** An icon before the text. */
  leading?: ReactNode;
  /** A small button or unit after the text. */
  trailing?: ReactNode;
}

/** One line of text with its label. Accepts every prop of an `input`, `ref` included. */
export function TextField({
  label,
  hint,
  error,
  counter,
  note,
  leading,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      counter={counter}
      note={note}
      className={className}
      required={input.required}
    >
      {(control) => (
        <FieldBox
          leading={leading}
          trailing={trailing}
          isInvalid={Boolean(error)}
          isDisabled={input.disabled}
        >
          <input type="text" {...input} {...control} className={cn(inputInBox, 'h-full')} />
        </FieldBox>
      )}
    </Field>
  );
}
