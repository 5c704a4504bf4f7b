import { useId, type ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldMessage } from '../field/field-message';
import { Switch, type SwitchProps } from '../switch/switch';
import { useFormControl, type FormBinding } from './use-form-control';

export type FormSwitchProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output = Values,
> = FormBinding<Values, Name, Output> &
  Pick<SwitchProps, 'disabled' | 'required' | 'className'> & {
    label: ReactNode;
    /** Help below the switch; an error replaces it. */
    hint?: ReactNode;
  };

/** A `Switch` that is bound to a boolean of a form. */
export function FormSwitch<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output,
>({ control, name, hint, className, ...props }: FormSwitchProps<Values, Name, Output>) {
  const { field, error } = useFormControl({ control, name });
  const id = useId();
  const value: unknown = field.value;
  return (
    <div data-scope-ui="" className={className}>
      <Switch
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
