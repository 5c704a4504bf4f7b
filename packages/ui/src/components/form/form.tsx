import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormTextsContext, type FormatError } from './form-context';

export interface FormProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'ref'
> {
  /** From `useForm`. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Receives the parsed values. The form is pending until the promise settles; handle its rejection here. */
  onSubmit: (values: Output) => unknown;
  /** Turns a validation message into text. Without it, fields show the message itself. */
  formatError?: FormatError | undefined;
  /** Text after the label of each field that is not `required`, such as "optional". Already translated. */
  optionalNote?: ReactNode;
}

/**
 * A form on `react-hook-form`. It submits once at a time and keeps the values of a rejected submit. After an
 * error, from the schema or from the server, the focus moves to the first control with an error.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  formatError = asIs,
  optionalNote,
  children,
  ...props
}: FormProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const texts = useMemo(() => ({ formatError, optionalNote }), [formatError, optionalNote]);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    // the errors are in the document now
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
    // React bubbles the event of a form in a portal to the form around the portal
    event.stopPropagation();
    void submit();
  };
  return (
    <FormProvider {...form}>
      <FormTextsContext value={texts}>
        <form {...props} ref={element} noValidate onSubmit={handleSubmit}>
          {children}
        </form>
      </FormTextsContext>
    </FormProvider>
  );
}

const asIs: FormatError = (message) => message;

/**
 * Moves the focus to the first control of a form that has an error, in the order of the document.
 *
 * Shape:  for a radio group, its selected option, otherwise its first.
 */
function focusFirstError(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const option =
    first?.querySelector<HTMLElement>('input:checked') ?? first?.querySelector<HTMLElement>('input:enabled');
  (option ?? first)?.focus();
}
