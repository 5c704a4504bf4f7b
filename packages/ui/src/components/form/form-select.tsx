import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from '../field/field';
import { Select, type SelectProps } from '../select/select';
import { useFieldNote } from './form-context';
import { useFormControl, type FormBinding } from './use-form-control';

export type FormSelectProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output = Values,
> = FormBinding<Values, Name, Output> &
  Omit<FieldProps, 'children' | 'error'> &
  Pick<SelectProps<Option>, 'options' | 'placeholder' | 'disabled'>;

/** A `Select` with label, hint and error, bound to a value of a form. */
export function FormSelect<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output,
>({
  control,
  name,
  options,
  placeholder,
  disabled,
  ...field
}: FormSelectProps<Values, Name, Option, Output>) {
  const { field: bound, error } = useFormControl({ control, name });
  const note = useFieldNote(field);
  const current: unknown = bound.value;
  return (
    <Field {...field} note={note} error={error}>
      {(labelled) => (
        <Select
          {...labelled}
          {...(placeholder !== undefined && { placeholder })}
          ref={bound.ref}
          options={options}
          value={options.find(({ value }) => value === current)?.value}
          disabled={disabled}
          onValueChange={(value) => {
            bound.onChange(value);
            bound.onBlur();
          }}
        />
      )}
    </Field>
  );
}
