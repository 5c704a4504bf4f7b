import type { ImportMapping } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { notify } from '../../../lib/page/notices';
import { useChangeMapping } from './use-change-mapping';

export interface DeleteMappingDialogProps {
  mapping: ImportMapping;
  /** Its name, or what it is called without one. */
  name: string;
  onClose: () => void;
}

/** Asks before a header profile is deleted. */
export function DeleteMappingDialog({ mapping, name, onClose }: DeleteMappingDialogProps) {
  const { t } = useTranslation('imports');
  const { remove } = useChangeMapping(mapping);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={<span className="wrap-anywhere">{t('mappings.deleteTitle', { name })}</span>}
        description={t('mappings.deleteBody')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('mappings.cancel')}</Button>
            </DialogClose>
            <Button
              variant="danger"
              isLoading={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => notify({ tone: 'success', title: t('mappings.deleted', { name }) }),
                  onSettled: onClose,
                })
              }
            >
              {t('mappings.confirm')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
