import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import type { PictureUses } from './uses-of';

export interface UsesDialogProps {
  title: string;
  body: string;
  uses: PictureUses;
  onClose: () => void;
}

/** Why a picture or theme was not deleted: the units of ad drafts that use it, with a link to each. */
export function UsesDialog({ title, body, uses: { uses, totalCount }, onClose }: UsesDialogProps) {
  const { t } = useTranslation('materials');
  const more = totalCount - uses.length;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={body}
        actions={
          <DialogClose asChild>
            <Button>{t('uses.close')}</Button>
          </DialogClose>
        }
      >
        <ul
          aria-label={t('uses.list')}
          className="flex max-h-80 flex-col divide-y divide-line-1 overflow-y-auto"
        >
          {uses.map(({ imageId, imageName, draftId, draftName, unitId, unitName }) => (
            <li key={`${imageId ?? ''} ${draftId} ${unitId}`} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {imageName !== '' && <span className="block font-medium text-fg-1">{imageName}</span>}
                <span className="block text-fg-2">
                  {t('uses.in', { unit: unitName.trim() || t('uses.unnamed'), draft: draftName })}
                </span>
              </span>
              <Link
                to="/adDraft/edit/$id/{-$part}"
                params={{ id: draftId, part: 'creative' }}
                search={{ row: unitId }}
                className="flex-none rounded-xs text-accent-fg focus-ring hover:underline"
              >
                {t('uses.open')}
              </Link>
            </li>
          ))}
          {more > 0 && <li className="py-2 text-fg-3">{t('uses.more', { count: more })}</li>}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
