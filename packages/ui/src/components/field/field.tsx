import { useId, type ReactNode } from 'react';
import { FieldMessage } from './field-message';

/** Attributes that connect the control of a field to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Help below the control; an error replaces it. */
  hint?: ReactNode;
  /** Why the value is invalid, and how to fix it. */
  error?: ReactNode;
  /** Right of the label, such as `5 / 9–50`. */
  counter?: ReactNode;
  /** After the label in grey, such as "optional". */
  note?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, then hint or error. */
export function Field({ label, hint, error, counter, note, required, className, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error ?? hint);
  return (
    <div data-scope-ui="" className={className}>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-1.5 text-13">
        <label data-scope-end="" htmlFor={id} className="font-medium text-fg-1">
          {label}
        </label>
        {note && (
          <span data-scope-end="" className="text-fg-3">
            {note}
          </span>
        )}
        {counter && (
          <span data-scope-end="" className="ml-auto text-12 text-fg-3 tabular-nums">
            {counter}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} className="mt-1.5" />
    </div>
  );
}
