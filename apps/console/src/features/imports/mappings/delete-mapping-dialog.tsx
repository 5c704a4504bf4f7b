import type { ImportMapping } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { notify } from '../../../lib/page/notices';
import { useChangeMapping } from './use-change-mapping';

export interface DeleteMappingDialogProps {
  mapping: ImportMapping;
  /** Its name, or a placeholder for one without a name. */
  name: string;
  onClose: () => void;
}

/** Asks before a header profile is deleted. */
export function DeleteMappingDialog({ mapping, name, onClose }: DeleteMappingDialogProps) {
  const { t } = useTranslation('imports');
  const { remove } = useChangeMapping(mapping);
  return (
    <ConfirmDialog
      title={t('mappings.deleteTitle', { name })}
      body={t('mappings.deleteBody')}
      confirmLabel={t('mappings.confirm')}
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => notify({ tone: 'success', title: t('mappings.deleted', { name }) }),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
}
