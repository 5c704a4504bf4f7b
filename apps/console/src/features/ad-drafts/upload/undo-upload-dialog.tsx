import { endpoints, maxDraftNameLength, type DraftSummary } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useDialogText } from '@meridian/draft-editor';
import { useTranslation } from '@meridian/i18n';
import { Alert, TextField } from '@meridian/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { cutDraftName } from '../lib/cut-draft-name';
import { useDraftName } from '../lib/use-draft-name';

export interface UndoUploadDialogProps {
  summary: DraftSummary;
  /** Opens the new draft. */
  onOpen: (draftId: string) => void;
  onClose: () => void;
}

/** Creates the draft that undoes the last upload of another one. */
export function UndoUploadDialog({ summary, onOpen, onClose }: UndoUploadDialogProps) {
  const { t } = useTranslation('draftUpload');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const originalName = useDraftName()(summary);
  // a repeated request creates no second draft
  const [newId] = useState(() => crypto.randomUUID());
  const typed = useDialogText('inverse name', cutDraftName(t('undoing.defaultName', { name: originalName })));
  const name = typed.text;
  const making = useMutation({
    mutationFn: () =>
      api.call(endpoints.draftInverse, { body: { id: summary.id, newId, name: name.trim() } }),
    onSuccess: () => {
      void queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
      typed.clear();
      onOpen(newId);
    },
  });
  return (
    <ConfirmDialog
      title={t('undoing.title')}
      body={t('undoing.body')}
      confirmLabel={t('undoing.confirm')}
      variant="primary"
      isPending={making.isPending}
      isDisabled={name.trim() === ''}
      onConfirm={() => making.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('undoing.name')}
        value={name}
        maxLength={maxDraftNameLength}
        required
        onChange={(event) => typed.setText(event.target.value)}
      />
      {making.error !== null && (
        <Alert tone="bad" className="mt-3">
          {errorMessage(making.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
