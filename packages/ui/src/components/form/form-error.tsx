import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { Alert } from '../alert/alert';

export interface FormErrorProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  className?: string;
}

/** An error that belongs to no field, such as a rejected request. It interrupts a screen reader. */
export function FormError<Values extends FieldValues, Output>({
  control,
  className,
}: FormErrorProps<Values, Output>) {
  const { errors } = useFormState({ control });
  const message = errors.root?.['server']?.message;
  if (message === undefined) return null;
  return (
    <Alert tone="bad" {...(className !== undefined && { className })}>
      {message}
    </Alert>
  );
}
