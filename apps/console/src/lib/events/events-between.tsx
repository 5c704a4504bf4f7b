import { useTranslation } from '@meridian/i18n';
import { Button, Skeleton } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { PanelFailed } from '../page/panel-failed';
import { EventDays } from './event-days';
import { useAccountEvents, type EventsSubject } from './use-account-events';
import { useNoteEditor } from './use-note-editor';

/** What happened in an account on some days, by date. The namespace `accountEvents` must be loaded. */
export function EventsBetween({
  subject,
}: {
  /** Undefined for several accounts. */
  subject: EventsSubject | undefined;
}) {
  const { t } = useTranslation('accountEvents');
  const query = useAccountEvents(subject);
  const { notes, dialog } = useNoteEditor(subject?.account);
  return (
    <section aria-labelledby="events-between" className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 id="events-between" className="text-14 font-semibold">
          {t('title')}
        </h3>
        {subject && notes.canAdd && (
          <Button
            icon={<PlusIcon />}
            onClick={({ currentTarget }) => notes.edit({ date: subject.range.endDate }, currentTarget)}
            className="print:hidden"
          >
            {t('note.add')}
          </Button>
        )}
      </div>
      {content()}
      {dialog}
    </section>
  );

  function content() {
    if (!subject) return <p className="text-fg-3">{t('several')}</p>;
    if (query.data)
      return query.data.days.length > 0 ? (
        <EventDays
          days={query.data.days.map((day) => ({ ...day, account: subject.account }))}
          notes={notes}
        />
      ) : (
        <p className="text-fg-3">{t('none')}</p>
      );
    if (query.isError)
      return <PanelFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
}
