import type { DraftUpload } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { CircleAlertIcon, CircleCheckIcon } from '@meridian/ui/icons';
import { ElapsedTime } from './elapsed-time';
import type { UploadActions } from './use-upload-actions';
import { useUploadTexts } from './use-upload-texts';

export interface ProgressHeadProps {
  upload: DraftUpload;
  canUpload: boolean;
  actions: UploadActions;
}

/** Progress of an upload, and the buttons that control it. */
export function ProgressHead({ upload, canUpload, actions }: ProgressHeadProps) {
  const { t } = useTranslation('draftUpload');
  const { counted, duration } = useUploadTexts();
  const { total, sent, unchanged, failed, waiting, sending, blocked } = upload.counts;
  const left = waiting + sending + blocked;
  const items = counted('items', left);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-page py-3.5 max-desktop:px-4">
      <div role="status" className="flex min-w-0 flex-wrap items-center gap-x-2 text-13">
        <h2 className="flex items-center gap-2 text-14 font-semibold">
          <StateIcon state={upload.state} />
          {t(`state.${upload.state}`)}
        </h2>
        <span className="font-medium tabular-nums">
          {t('progress.accepted', { accepted: sent + unchanged, total })}
        </span>
        {failed > 0 && <span className="text-bad-fg">{t('progress.failed', { count: failed })}</span>}
        {left > 0 && (
          <span className="text-fg-3">
            {upload.secondsLeft === null
              ? t('progress.left', { items })
              : t('progress.leftAbout', { items, time: duration(upload.secondsLeft) })}
          </span>
        )}
      </div>
      <div className="ml-auto flex items-center gap-3 text-13">
        <ElapsedTime upload={upload} />
        {canUpload && <Controls upload={upload} actions={actions} />}
      </div>
    </div>
  );
}

function StateIcon({ state }: Pick<DraftUpload, 'state'>) {
  if (state === 'succeeded') return <CircleCheckIcon aria-hidden className="size-4 text-ok-fg" />;
  if (state === 'failed') return <CircleAlertIcon aria-hidden className="size-4 text-bad-fg" />;
  return null;
}

const controls = [
  ['cancel', 'canCancel'],
  ['pause', 'canPause'],
  ['resume', 'canResume'],
] as const;

function Controls({ upload, actions }: Pick<ProgressHeadProps, 'upload' | 'actions'>) {
  const { t } = useTranslation('draftUpload');
  return (
    <div className="flex gap-2 empty:hidden">
      {controls
        .filter(([, permission]) => upload[permission])
        .map(([type]) => (
          <Button
            key={type}
            variant={type === 'resume' ? 'primary' : 'quiet'}
            isLoading={actions.pending?.type === type}
            onClick={() => actions.run({ type })}
          >
            {t(`actions.${type}`)}
          </Button>
        ))}
    </div>
  );
}
