import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { serverErrorType } from './use-form-control';

/** An error response of the server. */
export interface ServerErrors {
  /** Path of each wrong value in the request → message key. */
  fields: Readonly<Record<string, string>>;
  /** The error of the whole request, as text. */
  message: string;
}

export interface ApplyServerErrorsOptions<Values extends FieldValues> {
  /** Path in the request → field of the form that shows the error. */
  paths: Readonly<Record<string, FieldPath<Values>>>;
  /** The text of a message key; without one, the field shows `message`. */
  textOf: (key: string) => string | undefined;
}

/**
 * Shows an error response in a form: at the fields that it names, otherwise above the form (`FormError`). Call it in `onSubmit` of
 * `Form`, which then moves the focus to the first field with an error.
 *
 * Shape:  returns the names of these fields; empty when the error is shown above the form.
 */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  { fields, message }: ServerErrors,
  { paths, textOf }: ApplyServerErrorsOptions<Values>,
): FieldPath<Values>[] {
  const found = Object.entries(fields).flatMap(([path, key]) => {
    const name = paths[path];
    return name === undefined ? [] : [{ name, text: textOf(key) ?? message }];
  });
  for (const { name, text } of found) form.setError(name, { type: serverErrorType, message: text });
  if (found.length === 0) form.setError('root.server', { type: serverErrorType, message });
  return found.map(({ name }) => name);
}
