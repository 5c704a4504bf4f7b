import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import type { FieldPathByValue, FieldValues, RefCallBack } from 'react-hook-form';
import { useFieldNote } from './form-context';
import { useFormControl, type FormBinding } from './use-form-control';

/** Props of a bound text control, except those that the form sets. */
export type BoundTextProps<
  Props,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'onChange' | 'ref'> & FormBinding<Values, Name, Output>;

interface TextProps<Element> {
  error?: ReactNode;
  note?: ReactNode;
  required?: boolean | undefined;
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
}

/**
 * Binds a text control to a form. The host's own `error`, such as one found while the user types, is shown when the
 * form has none.
 */
export function useTextBinding<
  Element extends HTMLInputElement | HTMLTextAreaElement,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
>({ control, name }: FormBinding<Values, Name, Output>, props: TextProps<Element>) {
  const { error: hostError, onBlur } = props;
  const { field, error } = useFormControl({ control, name });
  const note = useFieldNote(props);
  const value: unknown = field.value;
  return {
    name: field.name,
    ref: field.ref satisfies RefCallBack,
    value: typeof value === 'string' ? value : '',
    error: error ?? hostError,
    note,
    onChange: (event: ChangeEvent<Element>) => field.onChange(event),
    onBlur: (event: FocusEvent<Element>) => {
      field.onBlur();
      onBlur?.(event);
    },
  };
}
