import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import type { FieldPathByValue, FieldValues, RefCallBack } from 'react-hook-form';
import { useFormControl, type FormBinding } from './use-form-control';

/** Props of a bound text control: those that the form sets are gone, those that the host may add stay. */
export type BoundTextProps<
  Props,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'onChange' | 'ref'> & FormBinding<Values, Name, Output>;

interface TextProps<Element> {
  error?: ReactNode;
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
}

/**
 * Binds a text control to a form. An `error` of the host, such as one found while the user types, is shown when the
 * form has none.
 */
export function useTextBinding<
  Element extends HTMLInputElement | HTMLTextAreaElement,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
  Output,
>({ control, name }: FormBinding<Values, Name, Output>, { error: hostError, onBlur }: TextProps<Element>) {
  const { field, error } = useFormControl({ control, name });
  const value: unknown = field.value;
  return {
    name: field.name,
    ref: field.ref satisfies RefCallBack,
    value: typeof value === 'string' ? value : '',
    error: error ?? hostError,
    onChange: (event: ChangeEvent<Element>) => field.onChange(event),
    onBlur: (event: FocusEvent<Element>) => {
      field.onBlur();
      onBlur?.(event);
    },
  };
}
