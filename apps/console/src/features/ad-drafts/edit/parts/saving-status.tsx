import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import {
  CircleAlertIcon,
  CloudCheckIcon,
  CloudOffIcon,
  LoaderCircleIcon,
  LockIcon,
  PencilIcon,
} from '@meridian/ui/icons';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import type { OpenDraft } from '../session/open-draft';
import { useIsTyped } from '../session/use-typed-texts';

export interface SavingStatusProps {
  open: OpenDraft;
  /** IANA name of the time zone. */
  timeZone: string;
  onRetry: () => void;
}

/** Whether changes are saved, as a line of the header. */
export function SavingStatus({ open, timeZone, onRetry }: SavingStatusProps) {
  const { t } = useTranslation(['adDrafts', 'draftUpload']);
  const { language } = useLanguage();
  const { saving, savedAt, session, summary } = open;
  const isTyped = useIsTyped();
  const count = session.pending.length;
  const time = savedAt && formatInstant(savedAt, timeZone, language).slice(-'00:00'.length);
  const isStoring = open.storage === 'storing' || open.storage === 'retrying';
  const isWaiting = saving === 'offline' || saving === 'signedOut';
  if (saving === 'failed') return <FailedSave error={open.error} onRetry={onRetry} />;
  const isUploading = summary.status === 9 && count === 0;
  const { Icon, text } = {
    saved: isUploading
      ? { Icon: LockIcon, text: t('draftUpload:lock.header') }
      : isTyped
        ? { Icon: PencilIcon, text: t('saving.typed') }
        : {
            Icon: CloudCheckIcon,
            text: time === undefined ? t('saving.saved') : t('saving.savedAt', { time }),
          },
    saving: { Icon: LoaderCircleIcon, text: t('saving.saving') },
    offline: { Icon: CloudOffIcon, text: t('saving.offline', { count }) },
    signedOut: { Icon: CloudOffIcon, text: t('saving.signedOut', { count }) },
    locked: { Icon: CircleAlertIcon, text: t('saving.locked') },
    deleted: { Icon: CircleAlertIcon, text: t('saving.deleted') },
    // what waits survives a crash of the window
  }[isWaiting && isStoring ? 'saving' : saving];
  return (
    <p role="status" className="flex items-center gap-1.5 text-12 whitespace-nowrap text-fg-3 tabular-nums">
      <Icon aria-hidden className="size-4" />
      {text}
    </p>
  );
}

function FailedSave({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('adDrafts');
  const errorMessage = useErrorMessage();
  return (
    <p role="alert" className="flex items-center gap-2 text-12 text-bad-fg">
      <CircleAlertIcon aria-hidden className="size-4 shrink-0" />
      {t('saving.failed', { reason: errorMessage(error) })}
      <Button onClick={onRetry}>{t('saving.retry')}</Button>
    </p>
  );
}
