import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, Skeleton } from '@meridian/ui';
import { ListFailed } from '../../../lib/lists/list-failed';
import type { OpenMessage } from '../lib/use-open-message';

export interface MessageAbsentProps {
  open: OpenMessage;
  onAllMessages: () => void;
}

/** Replaces a message that is loading, could not be loaded, or is gone. */
export function MessageAbsent({ open, onAllMessages }: MessageAbsentProps) {
  const { t } = useTranslation(['messages', 'common']);
  if (open.isGone) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('goneTitle')}
        description={t('goneBody')}
        actions={<Button onClick={onAllMessages}>{t('allMessages')}</Button>}
        className="flex-1"
      />
    );
  }
  if (open.error !== undefined && open.error !== null) {
    return <ListFailed title={t('oneFailedTitle')} error={open.error} onRetry={open.retry} />;
  }
  return (
    <div role="status" aria-label={t('common:loading')} className="flex max-w-160 flex-col gap-5">
      <Skeleton className="h-5.5 w-50 rounded-full" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="w-full" />
      <Skeleton className="w-11/12" />
      <Skeleton className="w-2/5" />
    </div>
  );
}
