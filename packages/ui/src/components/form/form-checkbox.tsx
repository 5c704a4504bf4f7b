import { useId, type ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox';
import { FieldMessage } from '../field/field-message';
import { useFormControl, type FormBinding } from './use-form-control';

export type FormCheckboxProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output = Values,
> = FormBinding<Values, Name, Output> &
  Pick<CheckboxProps, 'disabled' | 'required' | 'className'> & {
    label: ReactNode;
    /** Help below the box; an error replaces it. */
    hint?: ReactNode;
  };

/** A `Checkbox` that is bound to a boolean of a form. */
export function FormCheckbox<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output,
>({ control, name, hint, className, ...props }: FormCheckboxProps<Values, Name, Output>) {
  const { field, error } = useFormControl({ control, name });
  const id = useId();
  const value: unknown = field.value;
  return (
    <div data-scope-ui="" className={className}>
      <Checkbox
        {...props}
        name={name}
        checked={value === true}
        onCheckedChange={field.onChange}
        onBlur={field.onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? id : undefined}
      />
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
