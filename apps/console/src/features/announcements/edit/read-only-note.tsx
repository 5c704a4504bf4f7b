import type { Announcement } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Alert, Button } from '@meridian/ui';

export interface ReadOnlyNoteProps {
  /** Published or scheduled. */
  announcement: Announcement;
  /** Whether there are unsaved changes from before it was published. */
  isDirty: boolean;
  onDiscard: () => void;
  onSaveAsNew: () => void;
  /** IANA name. */
  timeZone: string;
}

/** Says why the announcement is read-only, and offers actions for unsaved changes. */
export function ReadOnlyNote({ announcement, isDirty, onDiscard, onSaveAsNew, timeZone }: ReadOnlyNoteProps) {
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  const { state, publishTime, readers, recipients } = announcement;
  const link = 'text-inherit! underline underline-offset-3';
  return (
    <div className="mt-4 flex flex-col gap-2">
      <Alert tone="info">
        {t(state === 'scheduled' ? 'readOnly.scheduled' : 'readOnly.published', {
          time: publishTime === null ? '' : formatInstant(publishTime, timeZone, language),
          readers,
          recipients,
        })}
      </Alert>
      {isDirty && (
        <Alert
          tone="warn"
          action={
            <>
              <Button variant="link" className={link} onClick={onDiscard}>
                {t('readOnly.discard')}
              </Button>
              <Button variant="link" className={link} onClick={onSaveAsNew}>
                {t('conflict.saveAsNew')}
              </Button>
            </>
          }
        >
          {t('readOnly.typed')}
        </Alert>
      )}
    </div>
  );
}
