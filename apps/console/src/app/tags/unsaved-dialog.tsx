import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import type { TagTitle } from './use-tag-title';

/** Names of the changes that would be lost, and a callback for when the user agrees. */
export interface UnsavedQuestion {
  kind: 'close' | 'refresh';
  drafts: readonly { path: string; name: string }[];
  onConfirm: () => void;
  onCancel: () => void;
}

export interface UnsavedDialogProps {
  question: UnsavedQuestion;
  titleOf: (path: string) => TagTitle;
  /** Returns the focus to the bar. */
  onReturnFocus: () => void;
}

/** Asks before unsaved changes are lost, and names them. */
export function UnsavedDialog({
  question: { kind, drafts, onConfirm, onCancel },
  titleOf,
  onReturnFocus,
}: UnsavedDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent
        role="alertdialog"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onReturnFocus();
        }}
        title={t(kind === 'close' ? 'tags.unsaved.closeTitle' : 'tags.unsaved.refreshTitle')}
        description={t('tags.unsaved.body')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('tags.unsaved.keep')}</Button>
            </DialogClose>
            <Button variant="danger" onClick={onConfirm}>
              {t(kind === 'close' ? 'tags.unsaved.close' : 'tags.unsaved.refresh')}
            </Button>
          </>
        }
      >
        <ul className="flex flex-col gap-1">
          {drafts.map(({ path, name }, index) => (
            <li key={index} className="truncate">
              <span className="text-fg-3">{titleOf(path).title} ·</span> {name}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
