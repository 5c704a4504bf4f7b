import { useTranslation } from '@meridian/i18n';
import { Alert, Button, IconButton, ProgressBar } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import type { SyncProgress } from './sync-progress';
import type { PictureSync } from './use-picture-sync';

export interface SyncBarProps {
  sync: PictureSync;
  /** Shows the rejected pictures. */
  onShowFailed: () => void;
}

/** The results of sending pictures to the provider, above the library: errors stay here instead of being notices. */
export function SyncBar({ sync, onShowFailed }: SyncBarProps) {
  const { t } = useTranslation('materials');
  const errorMessage = useErrorMessage();
  const { error, progress, requested, wait } = sync;
  if (error !== null)
    return (
      <Bar onDismiss={sync.dismiss}>
        <Alert
          tone="bad"
          className="flex-1"
          action={
            <Button variant="ghost" isLoading={sync.isRequesting} onClick={sync.retry}>
              {t('sync.retry')}
            </Button>
          }
        >
          {errorMessage(error)}
        </Alert>
      </Bar>
    );
  if (progress && progress.pending > 0)
    return <Running progress={progress} wait={wait === null ? undefined : wait.message} />;
  const summary =
    progress ?? (requested?.pending === 0 ? { accepted: 0, rejected: requested.failed } : undefined);
  if (!summary) return null;
  const { accepted, rejected } = summary;
  return (
    <Bar onDismiss={sync.dismiss}>
      <Alert
        tone={rejected > 0 ? 'warn' : 'ok'}
        className="flex-1"
        action={
          rejected > 0 && (
            <Button variant="ghost" onClick={onShowFailed}>
              {t('sync.showFailed')}
            </Button>
          )
        }
      >
        {accepted === 0 && rejected === 0
          ? t('sync.nothing')
          : [
              accepted > 0 && t('sync.accepted', { count: accepted }),
              rejected > 0 && t('sync.rejected', { count: rejected }),
            ]
              .filter(Boolean)
              .join(' ')}
      </Alert>
    </Bar>
  );
}

function Running({ progress, wait }: { progress: SyncProgress; wait: string | undefined }) {
  const { t } = useTranslation('materials');
  const { accepted, rejected, pending, share } = progress;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-2 px-page py-2 text-13 max-desktop:px-4">
      <ProgressBar label={t('sync.progress')} value={share} className="w-40" />
      <span role="status" className="tabular-nums">
        {t('sync.running', {
          done: accepted + rejected,
          total: accepted + rejected + pending,
        })}
      </span>
      {wait !== undefined && <span className="text-12 text-warn-fg">{wait}</span>}
    </div>
  );
}

function Bar({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const { t } = useTranslation('materials');
  return (
    <div className="flex items-center gap-2 px-page pb-3 max-desktop:px-4">
      {children}
      <IconButton label={t('sync.dismiss')} onClick={onDismiss}>
        <XIcon />
      </IconButton>
    </div>
  );
}
