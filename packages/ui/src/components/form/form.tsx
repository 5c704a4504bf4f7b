import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { focusFirstError } from './focus-first-error';
import { FormatErrorContext, type FormatError } from './form-context';

export interface FormProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'ref'
> {
  /** From `useForm`. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Receives the parsed values. The form is pending until the promise settles; handle its rejection here. */
  onSubmit: (values: Output) => unknown;
  /** Words of a validation message. Without it the message itself is shown. */
  formatError?: FormatError | undefined;
}

/**
 * A form on `react-hook-form`. It submits once at a time, keeps what was typed, and moves the focus to the first
 * control with an error after a submit that failed, here or on the server.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  formatError = asIs,
  children,
  ...props
}: FormProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    // after the errors are in the document
    if (submitCount > 0 && element.current) focusFirstError(element.current);
  }, [submitCount]);

  const submit = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await form.handleSubmit(async (values) => {
        await onSubmit(values);
      })();
    } finally {
      isSubmitting.current = false;
      setSubmitCount((count) => count + 1);
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // React passes the event of a form in a portal on to the form around the portal
    event.stopPropagation();
    void submit();
  };
  return (
    <FormProvider {...form}>
      <FormatErrorContext value={formatError}>
        <form {...props} ref={element} noValidate onSubmit={handleSubmit}>
          {children}
        </form>
      </FormatErrorContext>
    </FormProvider>
  );
}

const asIs: FormatError = (message) => message;
