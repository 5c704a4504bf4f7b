import { isApiResponseError } from '@meridian/api-client';
import type { ErrorName } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { applyServerErrors, serverErrorType } from '@meridian/ui/form';
import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '../page/notices';
import { useErrorMessage } from './use-error-message';

export interface ServerErrorFields<Values extends FieldValues> {
  /** The field of each value, by the value's path in the request. */
  paths: Readonly<Record<string, FieldPath<Values>>>;
  /** The field of each error code. */
  codes?: Partial<Record<ErrorName, FieldPath<Values>>>;
  /** The form's own text for a message key or an error code; undefined for the default text. */
  textOf?: (key: string, message: string) => string | undefined;
}

/**
 * Shows why a form's request was rejected: for 5 seconds as a notice, and in the form, at the affected fields or otherwise above it.
 *
 * Shape:  returns these fields; none if the error is above the form.
 */
export function useShowServerError() {
  const { i18n } = useTranslation('errors');
  const errorMessage = useErrorMessage();
  return useCallback(
    <Values extends FieldValues, Output>(
      form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
      error: unknown,
      { paths, codes = {}, textOf = () => undefined }: ServerErrorFields<Values>,
    ): FieldPath<Values>[] => {
      const message = errorMessage(error);
      notify({ tone: 'error', title: message });
      const rejected = isApiResponseError(error) ? error : undefined;
      const name = rejected?.errorName;
      const field = name && codes[name];
      if (name && field) {
        form.setError(field, { type: serverErrorType, message: textOf(name, message) ?? message });
        return [field];
      }
      return applyServerErrors(
        form,
        { fields: rejected?.fields ?? {}, message },
        { paths, textOf: (key) => textOf(key, message) ?? findText(i18n, 'errors', key) },
      );
    },
    [i18n, errorMessage],
  );
}
