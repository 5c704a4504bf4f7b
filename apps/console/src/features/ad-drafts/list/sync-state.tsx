import type { DraftStatus } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { CloudCheckIcon, CloudOffIcon } from '@meridian/ui/icons';

/** Whether the provider has the draft. */
export function SyncState({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('adDrafts');
  if (status === 9) return <span className="text-fg-3">{t('sync.running')}</span>;
  const isSynced = status === 4;
  const Icon = isSynced ? CloudCheckIcon : CloudOffIcon;
  return (
    <span
      className={isSynced ? 'inline-flex items-center gap-1.5' : 'inline-flex items-center gap-1.5 text-fg-3'}
    >
      <Icon aria-hidden className="size-4" />
      {t(isSynced ? 'sync.done' : 'sync.open')}
    </span>
  );
}
