import { errorMessage } from '@meridian/api-client';
import { findText, useTranslation } from '@meridian/i18n';
import { useCallback } from 'react';
import { isMissingPart } from '../lazy/missing-part';

/** The message of an error for the user, in the current language: of a request, or of a part of the console that did not load. */
export function useErrorMessage(): (error: unknown) => string {
  const { t, i18n } = useTranslation(['common', 'errors']);
  return useCallback(
    (error) =>
      isMissingPart(error)
        ? t('common:partMissing')
        : errorMessage(error, (key) => findText(i18n, 'errors', key)),
    [t, i18n],
  );
}
