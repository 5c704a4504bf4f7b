import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { TriangleAlertIcon } from '@meridian/ui/icons';

export interface NoteItemProps {
  title: string;
  body: string;
  /** If absent, there is nothing to open. */
  onOpen?: (() => void) | undefined;
}

/** An entry of a list of notes about an upload. */
export function NoteItem({ title, body, onOpen }: NoteItemProps) {
  const { t } = useTranslation('draftUpload');
  return (
    <li className="flex items-start gap-2.5 border-b border-line-1 px-page py-2.5 text-13 max-desktop:px-4">
      <TriangleAlertIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-warn-fg" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-fg-3">{body}</p>
      </div>
      {onOpen && (
        <Button
          aria-label={t('notes.openOf', { note: title })}
          onClick={onOpen}
          className="h-6.5 text-12 max-desktop:h-11"
        >
          {t('notes.open')}
        </Button>
      )}
    </li>
  );
}
