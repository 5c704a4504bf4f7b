import { errorMessage } from '@meridian/api-client';
import { findText, useTranslation } from '@meridian/i18n';
import { useCallback } from 'react';

/** The message of an error for the user, in the current language. */
export function useErrorMessage(): (error: unknown) => string {
  const { i18n } = useTranslation('errors');
  return useCallback((error) => errorMessage(error, (key) => findText(i18n, 'errors', key)), [i18n]);
}
