import { isApiResponseError } from '@meridian/api-client';
import { useTranslation } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { CircleAlertIcon } from '@meridian/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import { cutDraftName } from '../../lib/cut-draft-name';
import { useDraftName } from '../../lib/use-draft-name';
import type { DraftStore } from '../session/draft-store';
import type { OpenDraft } from '../session/open-draft';

export interface DeletedBannerProps {
  open: OpenDraft;
  store: DraftStore;
  /** Shows another draft. */
  onOpen: (draftId: string) => void;
}

/** Says that the open draft was deleted, and lists unsaved changes; the user restores it, or saves it as a new one. */
export function DeletedBanner({ open, store, onOpen }: DeletedBannerProps) {
  const { t } = useTranslation('adDrafts');
  const nameOf = useDraftName();
  const errorMessage = useErrorMessage();
  const { session } = open;
  const restoring = useMutation({ mutationFn: store.restore, networkMode: 'always' });
  const copying = useMutation({
    mutationFn: () =>
      store.saveAsNew(cutDraftName(t('form.copyOf', { name: nameOf(session.history.draft) }))),
    onSuccess: onOpen,
    networkMode: 'always',
  });
  const isBusy = restoring.isPending || copying.isPending;
  const count = session.pending.length;
  const failed = () => {
    if (isApiResponseError(restoring.error, 'not_found')) return t('deletedDraft.notRestored');
    const error = copying.error ?? restoring.error;
    return error && t('deletedDraft.failed', { reason: errorMessage(error) });
  };
  return (
    <Banner
      tone="warn"
      icon={<CircleAlertIcon aria-hidden className="size-4" />}
      title={t('deletedDraft.title')}
      action={
        <>
          <Button disabled={isBusy} onClick={() => copying.mutate()}>
            {t('deletedDraft.saveAsNew')}
          </Button>
          <Button disabled={isBusy} onClick={() => restoring.mutate()}>
            {t('deletedDraft.restore')}
          </Button>
        </>
      }
    >
      {failed() ?? t(count > 0 ? 'deletedDraft.bodyUnsaved' : 'deletedDraft.body', { count })}
    </Banner>
  );
}
