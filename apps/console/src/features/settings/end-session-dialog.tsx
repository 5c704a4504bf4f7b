import { endpoints, type Session } from '@meridian/api-client/contract';
import { sessionListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { notify } from '../../lib/page/notices';

export interface EndSessionDialogProps {
  session: Session;
  /** Name of the device, already translated. */
  device: string;
  onClose: () => void;
}

/** Asks before another device is logged out. Notices report the result. */
export function EndSessionDialog({ session, device, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('settings');
  const end = useEndSession(session, { doneText: t('devices.ended', { device }), onSettled: onClose });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !end.isPending && onClose()}>
      <DialogContent
        title={t('devices.endTitle', { device })}
        description={t('devices.endBody')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('devices.cancel')}</Button>
            </DialogClose>
            <Button variant="danger" isLoading={end.isPending} onClick={() => end.mutate()}>
              {t('devices.endConfirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}

interface EndSessionOptions {
  /** The notice of success. Already translated. */
  doneText: string;
  onSettled: () => void;
}

function useEndSession({ id }: Session, { doneText, onSettled }: EndSessionOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: () => api.call(endpoints.sessionClose, { body: { id } }),
    onSuccess: () => notify({ tone: 'success', title: doneText }),
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => {
      onSettled();
      // also after an error: the session may have ended meanwhile
      return queryClient.invalidateQueries({ queryKey: sessionListOptions(api).queryKey });
    },
  });
}
