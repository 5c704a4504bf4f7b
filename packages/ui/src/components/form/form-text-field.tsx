import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { useTextBinding, type BoundTextProps } from './use-text-binding';

export type FormTextFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output = Values,
> = BoundTextProps<TextFieldProps, Values, Name, Output>;

/** A `TextField` that is bound to a text of a form. */
export function FormTextField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
>({ control, name, ...props }: FormTextFieldProps<Values, Name, Output>) {
  return <TextField {...props} {...useTextBinding({ control, name }, props)} />;
}
