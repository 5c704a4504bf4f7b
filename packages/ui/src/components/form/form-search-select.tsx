import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from '../field/field';
import type { SearchSelectOption } from '../search-select/option-search';
import { SearchSelect, type SearchSelectProps } from '../search-select/search-select';
import { useFieldNote } from './form-context';
import { useFormControl, type FormBinding } from './use-form-control';

export type FormSearchSelectProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output = Values,
> = FormBinding<Values, Name, Output> &
  Omit<FieldProps, 'children' | 'error'> &
  Pick<
    SearchSelectProps<Option>,
    | 'options'
    | 'text'
    | 'onTextChange'
    | 'status'
    | 'onRetry'
    | 'footnote'
    | 'labels'
    | 'placeholder'
    | 'disabled'
  > & {
    /** The option of a value, which may not match the text; undefined if none is selected. */
    optionOf: (value: unknown) => SearchSelectOption<Option> | undefined;
  };

/** A `SearchSelect` with label, hint and error, bound to a value of a form. */
export function FormSearchSelect<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Option extends string,
  Output,
>({
  control,
  name,
  optionOf,
  options,
  text,
  onTextChange,
  status,
  onRetry,
  footnote,
  labels,
  placeholder,
  disabled,
  ...field
}: FormSearchSelectProps<Values, Name, Option, Output>) {
  const { field: bound, error } = useFormControl({ control, name });
  const note = useFieldNote(field);
  return (
    <Field {...field} note={note} error={error}>
      {(labelled) => (
        <SearchSelect
          {...labelled}
          ref={bound.ref}
          options={options}
          selected={optionOf(bound.value)}
          text={text}
          onTextChange={onTextChange}
          status={status}
          onRetry={onRetry}
          footnote={footnote}
          labels={labels}
          placeholder={placeholder}
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
