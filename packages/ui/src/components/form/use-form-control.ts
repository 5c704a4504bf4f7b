import { use, type ReactNode } from 'react';
import {
  useController,
  useFormContext,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { FormTextsContext } from './form-context';

/** Binds a control to one value of a form. */
export interface FormBinding<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values> {
  /** `control` of `useForm`; it types `name`. */
  control: Control<Values, unknown, Output>;
  name: Name;
}

/**
 * A value of a form, with the error to show. Editing the value removes its error; `reValidateMode` of `useForm` decides
 * when the schema checks it again.
 */
export function useFormControl<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
}: FormBinding<Values, Name, Output>): {
  field: ControllerRenderProps<Values, Name>;
  error: ReactNode;
} {
  const { field, fieldState } = useController({ control, name });
  const { clearErrors } = useFormContext();
  const { formatError } = use(FormTextsContext);
  const { error } = fieldState;
  const onChange: typeof field.onChange = (change: unknown) => {
    if (error) clearErrors(name);
    field.onChange(change);
  };
  const message = error?.message;
  return {
    field: { ...field, onChange },
    error: message && error.type !== serverErrorType ? formatError(message) : message,
  };
}

/** Type of an error whose message is already text for the user. */
export const serverErrorType = 'server';
