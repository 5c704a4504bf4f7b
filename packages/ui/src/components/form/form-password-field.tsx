import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field';
import { useTextBinding, type BoundTextProps } from './use-text-binding';

export type FormPasswordFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output = Values,
> = BoundTextProps<PasswordFieldProps, Values, Name, Output>;

/** A `PasswordField` that is bound to a text of a form. */
export function FormPasswordField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
>({ control, name, ...props }: FormPasswordFieldProps<Values, Name, Output>) {
  return <PasswordField {...props} {...useTextBinding({ control, name }, props)} />;
}
