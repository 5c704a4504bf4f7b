import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/button';

export interface FormSubmitProps<Values extends FieldValues, Output> extends Omit<
  ButtonProps,
  'type' | 'asChild'
> {
  control: Control<Values, unknown, Output>;
}

/** The button that submits a form; shows a spinner while the form is pending. Outside the form, give it `form`. */
export function FormSubmit<Values extends FieldValues, Output>({
  control,
  isLoading = false,
  ...props
}: FormSubmitProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control });
  return <Button variant="primary" {...props} type="submit" isLoading={isLoading || isSubmitting} />;
}
