import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Field, type FieldProps } from '../field/field';
import { FieldBox, inputInBox } from '../field/field-box';

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid' | 'aria-describedby' | 'children'>,
    Omit<FieldProps, 'children' | 'required'> {}

/** Several lines of text with their label; grows with its content where the browser can. */
export function TextArea({ label, hint, error, counter, note, className, ...input }: TextAreaProps) {
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
        <FieldBox isTall isInvalid={Boolean(error)} isDisabled={input.disabled}>
          <textarea
            rows={3}
            {...input}
            {...control}
            className={cn(inputInBox, 'field-sizing-content min-h-15 resize-y')}
          />
        </FieldBox>
      )}
    </Field>
  );
}
