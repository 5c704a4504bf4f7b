import type { ReportSchedule } from '@meridian/api-client/contract';
import { formatInstant, formatList, useLanguage, useTranslation } from '@meridian/i18n';
import { IconButton, Spinner, Switch, VisuallyHidden } from '@meridian/ui';
import { SendIcon, Trash2Icon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';
import { useScheduleWords } from '../../lib/schedules/use-schedule-words';
import { LatestReport } from './latest-report';
import { useScheduleChanges } from './use-schedule-changes';

export interface ScheduleTableProps {
  /** Undefined while they load. */
  schedules: readonly ReportSchedule[] | undefined;
  empty: ReactNode;
  /** Replaces the rows if they could not be loaded. */
  error: ReactNode;
  onOpen: (id: string) => void;
  onDelete: (schedule: ReportSchedule) => void;
}

const inWideTable = { hiddenBelow: 'desktop' } as const;

/** The scheduled reports of the user: content, times, latest result, and commands to change them. */
export function ScheduleTable({ schedules, empty, error, onOpen, onDelete }: ScheduleTableProps) {
  const { t } = useTranslation('schedules');
  const columns: DataTableColumn<ReportSchedule>[] = [
    {
      id: 'report',
      header: t('columns.report'),
      meta: { isRowHeader: true, cellClassName: 'py-1.5' },
      accessorFn: ({ name }) => name,
      cell: ({ row: { original } }) => <ReportName schedule={original} onOpen={onOpen} />,
    },
    {
      id: 'when',
      header: t('columns.when'),
      meta: { ...inWideTable, cellClassName: 'py-1.5' },
      enableSorting: false,
      cell: ({ row: { original } }) => <When schedule={original} />,
    },
    {
      id: 'next',
      header: t('columns.next'),
      meta: { ...inWideTable, cellClassName: 'py-1.5' },
      accessorFn: ({ nextTime }) => nextTime ?? '',
      cell: ({ row: { original } }) => <Next schedule={original} />,
    },
    {
      id: 'last',
      header: t('columns.last'),
      meta: { ...inWideTable, cellClassName: 'py-1.5' },
      accessorFn: ({ lastTime }) => lastTime ?? '',
      cell: ({ row: { original } }) => <LatestReport schedule={original} />,
    },
    {
      id: 'actions',
      header: t('columns.active'),
      enableSorting: false,
      cell: ({ row: { original } }) => <ScheduleActions schedule={original} onDelete={onDelete} />,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={schedules}
      rowId={({ id }) => id}
      empty={empty}
      error={error}
      edge="page"
    />
  );
}

/** Name and contents of the report. On a phone, its schedule and the latest result are below it. */
function ReportName({ schedule, onOpen }: { schedule: ReportSchedule; onOpen: (id: string) => void }) {
  const { t } = useTranslation(['schedules', 'downloads', 'routes']);
  const wordsOf = useScheduleWords();
  const { id, name, viewId, section, period, range, account, accountId } = schedule;
  const report = t('downloads:reportName', {
    section: t(`routes:${section}`),
    period: t(`downloads:periods.${period}`),
  });
  const accountName = accountId === 0 ? t('allAccounts') : (account?.accountName ?? t('lostAccount'));
  return (
    <span className="flex min-w-0 flex-col items-start">
      {viewId === null ? (
        <span className="font-medium wrap-anywhere">{name}</span>
      ) : (
        <button
          type="button"
          aria-label={t('editOf', { name: t('nameOf', { name, when: wordsOf(schedule) }) })}
          onClick={() => onOpen(id)}
          className="rounded-xs text-left font-medium wrap-anywhere text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8"
        >
          {name}
        </button>
      )}
      <span className="text-12 wrap-anywhere text-fg-3">
        {t('reportOf', { report, account: accountName })}
      </span>
      <span className="text-12 text-fg-3">{t(`ranges.${range}`)}</span>
      <span className="mt-1 flex flex-col items-start gap-1 text-12 desktop:hidden">
        <When schedule={schedule} />
        <Next schedule={schedule} />
        <LatestReport schedule={schedule} />
      </span>
    </span>
  );
}

function When({ schedule }: { schedule: ReportSchedule }) {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  const wordsOf = useScheduleWords();
  return (
    <span className="flex flex-col items-start">
      <span>{t('zone', { when: wordsOf(schedule), timeZone: schedule.timeZone })}</span>
      <span className="text-12 text-fg-3">{t(schedule.byMail ? 'mailOn' : 'mailOff')}</span>
      {schedule.recipients.length > 0 && (
        <span
          className="text-12 text-fg-3"
          title={formatList(
            schedule.recipients.map(({ name }) => name),
            language,
          )}
        >
          {t('recipients.count', { count: schedule.recipients.length })}
        </span>
      )}
    </span>
  );
}

function Next({ schedule: { isPaused, pauseReason, nextTime, timeZone } }: { schedule: ReportSchedule }) {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  if (pauseReason !== null) return <span className="text-warn-fg">{t(`pauseReasons.${pauseReason}`)}</span>;
  if (isPaused || nextTime === null) return <span className="text-fg-3">{t('paused')}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">{formatInstant(nextTime, timeZone, language)}</span>
  );
}

interface ScheduleActionsProps {
  schedule: ReportSchedule;
  onDelete: (schedule: ReportSchedule) => void;
}

function ScheduleActions({ schedule, onDelete }: ScheduleActionsProps) {
  const { t } = useTranslation('schedules');
  const { pause, send } = useScheduleChanges();
  const wordsOf = useScheduleWords();
  const { id, isPaused, lastOutcome } = schedule;
  const name = t('nameOf', { name: schedule.name, when: wordsOf(schedule) });
  const isSending = send.isPending || lastOutcome === 'pending';
  return (
    <span className="flex items-center gap-2">
      <Switch
        label={<VisuallyHidden>{t('activeOf', { name })}</VisuallyHidden>}
        checked={!isPaused}
        disabled={pause.isPending}
        onCheckedChange={(isActive) => pause.mutate({ id, isPaused: !isActive })}
      />
      <IconButton
        label={t('sendOf', { name })}
        title={t('sendNow')}
        disabled={lastOutcome === 'pending'}
        aria-busy={send.isPending}
        onClick={() => {
          if (!isSending) send.mutate(schedule);
        }}
        className="max-desktop:size-11"
      >
        {send.isPending ? <Spinner /> : <SendIcon />}
      </IconButton>
      <IconButton
        label={t('deleteOf', { name })}
        title={t('delete')}
        onClick={() => onDelete(schedule)}
        className="max-desktop:size-11"
      >
        <Trash2Icon />
      </IconButton>
    </span>
  );
}
