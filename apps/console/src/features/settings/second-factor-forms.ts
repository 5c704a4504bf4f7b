import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';

const required = (error: 'passwordRequired' | 'codeRequired') =>
  z.string().check(z.minLength(1, { error }), z.maxLength(100));

/** The password for switching on a second factor. */
export const passwordFormSchema = z.object({ password: required('passwordRequired') });
/** The first code of the app. */
export const codeFormSchema = z.object({ code: required('codeRequired') });
/** Values for switching off a second factor. */
export const proofFormSchema = z.object({
  password: required('passwordRequired'),
  code: required('codeRequired'),
});
/** Fields of the forms of the second factor. */
export type SecondFactorValues = Partial<z.infer<typeof proofFormSchema>>;

/** Shared parts of the second-factor forms: the texts of their errors, and the refresh of the state. */
export function useSecondFactorForms() {
  const { t, i18n } = useTranslation('settings');
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  return {
    formatError: (key: string) => findText(i18n, 'settings', `secondFactor.${key}`) ?? key,
    refresh: () =>
      queryClient.invalidateQueries({ queryKey: endpointOptions(api, endpoints.secondFactorState).queryKey }),
    /** Shows an error at its password or code field, otherwise above the form. */
    showError: <Values extends SecondFactorValues>(
      form: Pick<UseFormReturn<Values>, 'setError'>,
      error: unknown,
      fields: { password?: FieldPath<Values>; code?: FieldPath<Values> },
    ) => {
      showServerError(form, error, {
        paths: {},
        codes: {
          ...(fields.password && { credentials_incorrect: fields.password }),
          ...(fields.code && { code_incorrect: fields.code }),
        },
        textOf: (key) => (key === 'credentials_incorrect' ? t('secondFactor.passwordWrong') : undefined),
      });
    },
  };
}
