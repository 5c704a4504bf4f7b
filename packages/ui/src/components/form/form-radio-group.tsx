import type { FieldPath, FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group';
import { useFormControl, type FormBinding } from './use-form-control';

export type FormRadioGroupProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output = Values,
> = FormBinding<Values, Name, Output> &
  Omit<RadioGroupProps<Option>, 'value' | 'onValueChange' | 'onBlur' | 'error'>;

/** A `RadioGroup` that is bound to a value of a form. */
export function FormRadioGroup<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output,
>({ control, name, ...props }: FormRadioGroupProps<Values, Name, Option, Output>) {
  const { field, error } = useFormControl({ control, name });
  const current: unknown = field.value;
  return (
    <RadioGroup
      {...props}
      value={props.options.find(({ value }) => value === current)?.value}
      error={error}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
