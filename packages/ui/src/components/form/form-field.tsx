import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import { Field, type FieldControl, type FieldProps } from '../field/field';
import { useFieldNote } from './form-context';
import { useFormControl, type FormBinding } from './use-form-control';

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FormBinding<Values, Name, Output>, Omit<FieldProps, 'children' | 'error'> {
  /** The control. Spread `control` on the element that takes the focus. */
  children: (control: FieldControl & ControllerRenderProps<Values, Name>) => ReactNode;
}

/** Label, hint and error of a control that has no `Form…` component of its own. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  children,
  ...props
}: FormFieldProps<Values, Name, Output>) {
  const { field, error } = useFormControl({ control, name });
  const note = useFieldNote(props);
  return (
    <Field {...props} note={note} error={error}>
      {(labelled) => children({ ...field, ...labelled })}
    </Field>
  );
}
