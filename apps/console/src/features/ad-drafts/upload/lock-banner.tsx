import { isEditable } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { LockIcon } from '@meridian/ui/icons';
import type { DraftStore } from '../edit/session/draft-store';
import type { OpenDraft } from '../edit/session/open-draft';
import { useUploadStatus } from './use-upload-status';

export interface LockBannerProps {
  open: OpenDraft;
  store: DraftStore;
  canEdit: boolean;
  /** Makes an uploaded draft editable again; undefined if it cannot. */
  reopen: { isBusy: boolean; onStart: () => void } | undefined;
  /** Shows the upload. */
  onShow: () => void;
}

/** Says why the draft is locked, and what to do. */
export function LockBanner({ open, store, canEdit, reopen, onShow }: LockBannerProps) {
  const { t } = useTranslation('adDrafts');
  const { status } = open.summary;
  if (status === 9) return <UploadLock open={open} store={store} onShow={onShow} />;
  if (canEdit && isEditable(status)) return null;
  if (reopen !== undefined && status === 4)
    return (
      <Banner
        tone="info"
        icon={<LockIcon className="size-4" />}
        title={t('merge.uploaded')}
        action={
          <Button disabled={reopen.isBusy} onClick={reopen.onStart}>
            {t('merge.reopen')}
          </Button>
        }
      >
        {t('merge.uploadedBody')}
      </Banner>
    );
  return (
    <Banner tone="info" title={t('editor.readOnly')}>
      {!isEditable(status) && t('editor.lockedBody')}
    </Banner>
  );
}

/** Names the user who uploads the draft. The lock ends with the upload. */
function UploadLock({ open, store, onShow }: Pick<LockBannerProps, 'open' | 'store' | 'onShow'>) {
  const { t } = useTranslation('draftUpload');
  const { data } = useUploadStatus({ draftId: open.summary.id }, store);
  return (
    <Banner
      tone="info"
      icon={<LockIcon className="size-4" />}
      title={t('lock.title', { name: data?.data.upload?.startedBy || t('account.nobody') })}
      action={<Button onClick={onShow}>{t('actions.show')}</Button>}
    >
      {t('lock.body')}
    </Banner>
  );
}
