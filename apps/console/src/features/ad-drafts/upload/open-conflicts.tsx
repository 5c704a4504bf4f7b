import { useTranslation } from '@meridian/i18n';
import { Banner } from '@meridian/ui';

/** Warns of undecided conflicts with the account. They do not prevent an upload, which decides them for the draft. */
export function OpenConflicts({ count }: { count: number }) {
  const { t } = useTranslation('draftUpload');
  if (count === 0) return null;
  return (
    <Banner tone="warn" title={t('conflicts.title', { count })}>
      {t('conflicts.body')}
    </Banner>
  );
}
