import { endpoints, type Session } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
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
    <ConfirmDialog
      title={t('devices.endTitle', { device })}
      body={t('devices.endBody')}
      confirmLabel={t('devices.endConfirm')}
      isPending={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    />
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
      return queryClient.invalidateQueries({
        queryKey: endpointOptions(api, endpoints.sessionList).queryKey,
      });
    },
  });
}
