import { pagePath, type Account, type AccountEvent } from '@meridian/api-client/contract';
import { formatWallTime, useLanguage, useTranslation } from '@meridian/i18n';
import { cn, IconButton } from '@meridian/ui';
import { PencilIcon, PlusIcon, Trash2Icon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { dayName } from '../dates/day-name';
import { useCan } from '../session/can';
import { eventIcons } from './event-icons';
import type { AccountDay } from './use-account-events';
import { useEventWords } from './use-event-words';
import type { NoteEditor } from './use-note-editor';

export interface EventDaysProps {
  /** In the order of display. */
  days: readonly AccountDay[];
  /** Whether each day names its account: the days may belong to several. */
  areOfSeveral?: boolean;
  /** Absent where nothing can be changed, as on paper. */
  notes?: NoteEditor | undefined;
  className?: string;
}

/** What happened on days of accounts. */
export function EventDays({ days, areOfSeveral = false, notes, className }: EventDaysProps) {
  const { t } = useTranslation('accountEvents');
  const { language } = useLanguage();
  return (
    <ul className={cn('flex flex-col gap-3', className)}>
      {days.map(({ account, date, counts, events }) => {
        const day = dayName(date, language);
        const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return (
          <li key={`${date} ${account.accountId}`} className="break-inside-avoid">
            <div className="flex min-h-7 items-center justify-between gap-2">
              <p className="min-w-0 text-12 font-medium text-fg-3 tabular-nums">
                {day}
                {areOfSeveral && <span className="block truncate text-fg-2">{account.accountName}</span>}
              </p>
              {notes?.canAdd && (
                <IconButton
                  size="small"
                  label={t('note.addOn', { day })}
                  title={t('note.add')}
                  onClick={({ currentTarget }) => notes.edit({ date }, currentTarget)}
                  className="max-desktop:size-11 print:hidden"
                >
                  <PlusIcon />
                </IconButton>
              )}
            </div>
            <ul className="flex flex-col gap-1.5">
              {events.map((event) => (
                <EventItem
                  key={`${event.kind} ${event.id}`}
                  event={event}
                  date={date}
                  account={account}
                  notes={notes}
                />
              ))}
            </ul>
            {total > events.length && (
              <p className="mt-1 text-12 text-fg-3">{t('more', { count: total - events.length })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface EventItemProps extends Pick<EventDaysProps, 'notes'> {
  account: Account;
  event: AccountEvent;
  date: string;
}

function EventItem({ event, date, account, notes }: EventItemProps) {
  const { t } = useTranslation('accountEvents');
  const { linesOf } = useEventWords(account);
  const [, time = ''] = formatWallTime(event.time, account.timeZone).split(' ');
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0 text-fg-3 [&_svg]:size-3.5">{eventIcons[event.kind]}</span>
      <span className="min-w-0 flex-1">
        {linesOf(event).map((line, index) => (
          <span key={index} className="block wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
            {line}
          </span>
        ))}
        <span className="flex flex-wrap gap-x-2 text-12 text-fg-3">
          <span>{event.userName === null ? time : t('byUser', { time, user: event.userName })}</span>
          <EventLink event={event} />
        </span>
      </span>
      {notes && event.kind === 'note' && event.canEdit && (
        <span className="flex shrink-0 print:hidden">
          <IconButton
            size="small"
            label={t('note.edit')}
            title={t('note.edit')}
            onClick={({ currentTarget }) => notes.edit({ date, note: event }, currentTarget)}
            className="max-desktop:size-11"
          >
            <PencilIcon />
          </IconButton>
          <IconButton
            size="small"
            label={t('note.delete')}
            title={t('note.delete')}
            onClick={() => notes.remove({ date, note: event })}
            className="max-desktop:size-11"
          >
            <Trash2Icon />
          </IconButton>
        </span>
      )}
    </li>
  );
}

/** A link to what an event is about, if the user may open it. */
function EventLink({ event }: { event: AccountEvent }) {
  const { t } = useTranslation('accountEvents');
  const canOpenAudit = useCan('system:audit:view');
  const target = targetOf(event, { canOpenAudit });
  if (!target) return null;
  return (
    <Link
      to={target.path}
      search={target.search}
      className="rounded-xs text-accent-fg focus-ring hover:underline print:hidden"
    >
      {t(`open.${target.name}`)}
    </Link>
  );
}

function targetOf(event: AccountEvent, { canOpenAudit }: { canOpenAudit: boolean }) {
  if (event.kind === 'note') return null;
  if (event.kind === 'budget')
    return canOpenAudit
      ? { name: 'audit' as const, path: pagePath('audit'), search: { id: event.id } }
      : null;
  if (event.kind === 'upload' || event.kind === 'rejection')
    return event.draftId === null
      ? null
      : { name: 'draft' as const, path: `${pagePath('draftEdit')}/${event.draftId}`, search: {} };
  return { name: 'imports' as const, path: pagePath('imports'), search: { id: event.id } };
}
