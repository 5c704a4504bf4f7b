import type { UploadFailure } from '@meridian/api-client/contract';
import { conflictFieldTitle } from '@meridian/draft-editor/core';
import { formatList, useLanguage, useTranslation } from '@meridian/i18n';

/** The provider's reason for a rejection: translated for the user, and in the original words. */
export function FailureWords({ failure }: { failure: UploadFailure }) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const { message, code, providerMessage, field, content } = failure;
  const details = [
    field !== null && t('items.field', { field: conflictFieldTitle(field, language) }),
    content !== null && content !== '' && t('items.content', { content }),
    code !== null &&
      (providerMessage === null || providerMessage === ''
        ? t('items.providerCode', { code })
        : t('items.providerSays', { code, message: providerMessage })),
  ].filter((each) => each !== false);
  return (
    <>
      <p className="text-bad-fg">{message}</p>
      {details.length > 0 && (
        <p className="text-12 wrap-anywhere text-fg-3">{formatList(details, language, 'values')}</p>
      )}
    </>
  );
}
