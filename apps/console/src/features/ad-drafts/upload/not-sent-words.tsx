import type { NotSent } from '@meridian/api-client/contract';
import { conflictFieldTitle } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';

/** Values of an item that the provider does not get, and the reasons. */
export function NotSentWords({ values }: { values: readonly NotSent[] }) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  if (values.length === 0) return null;
  return (
    <ul className="mt-1 text-12 text-warn-fg">
      {values.map(({ field, reason }) => (
        <li key={field}>
          {t('notSent.line', {
            field: conflictFieldTitle(field, language),
            reason: t(`notSent.reasons.${reason}`),
          })}
        </li>
      ))}
    </ul>
  );
}
