import type { ReceivedReport } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';
import { useScheduleWords } from '../../lib/schedules/use-schedule-words';
import { LatestReport } from './latest-report';

export interface ReceivedTableProps {
  /** Undefined while they load. */
  reports: readonly ReceivedReport[] | undefined;
  empty: ReactNode;
  /** Replaces the rows if they could not be loaded. */
  error: ReactNode;
  onStop: (report: ReceivedReport) => void;
}

const wide = { hiddenBelow: 'desktop', cellClassName: 'py-1.5' } as const;

/** Reports that other users send: content, sender, times, the latest file, and the command to stop one. */
export function ReceivedTable({ reports, empty, error, onStop }: ReceivedTableProps) {
  const { t } = useTranslation('schedules');
  const columns: DataTableColumn<ReceivedReport>[] = [
    {
      id: 'report',
      header: t('columns.report'),
      meta: { isRowHeader: true, cellClassName: 'py-1.5' },
      accessorFn: ({ name }) => name,
      cell: ({ row: { original } }) => <ReportName report={original} />,
    },
    {
      id: 'sender',
      header: t('received.sender'),
      meta: wide,
      accessorFn: ({ sender }) => sender,
    },
    {
      id: 'when',
      header: t('columns.when'),
      meta: wide,
      enableSorting: false,
      cell: ({ row: { original } }) => <When report={original} />,
    },
    {
      id: 'next',
      header: t('columns.next'),
      meta: wide,
      accessorFn: ({ nextTime }) => nextTime ?? '',
      cell: ({ row: { original } }) => <Next report={original} />,
    },
    {
      id: 'last',
      header: t('columns.last'),
      meta: wide,
      accessorFn: ({ lastTime }) => lastTime ?? '',
      cell: ({ row: { original } }) => <LatestReport schedule={{ ...original, lastFiles: null }} />,
    },
    {
      id: 'actions',
      header: t('received.actions'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <Button
          aria-label={t('received.stopOf', { name: original.name, sender: original.sender })}
          onClick={() => onStop(original)}
        >
          {t('received.stop')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('received.title')}
      columns={columns}
      rows={reports}
      rowId={({ id }) => id}
      empty={empty}
      error={error}
      edge="page"
    />
  );
}

/** Name and content. On a phone, sender, times and the latest result are below it. */
function ReportName({ report }: { report: ReceivedReport }) {
  const { t } = useTranslation(['schedules', 'downloads', 'routes']);
  const { name, sender, section, period, range, account, accountId } = report;
  const content = t('downloads:reportName', {
    section: t(`routes:${section}`),
    period: t(`downloads:periods.${period}`),
  });
  const accountName =
    accountId === 0 ? t('received.allAccounts') : (account?.accountName ?? t('lostAccount'));
  return (
    <span className="flex min-w-0 flex-col items-start">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-12 wrap-anywhere text-fg-3">
        {t('reportOf', { report: content, account: accountName })}
      </span>
      <span className="text-12 text-fg-3">{t(`ranges.${range}`)}</span>
      <span className="mt-1 flex flex-col items-start gap-1 text-12 desktop:hidden">
        <span>{t('received.from', { sender })}</span>
        <When report={report} />
        <Next report={report} />
        <LatestReport schedule={{ ...report, lastFiles: null }} />
      </span>
    </span>
  );
}

function When({ report }: { report: ReceivedReport }) {
  const { t } = useTranslation('schedules');
  const wordsOf = useScheduleWords();
  return (
    <span className="flex flex-col items-start">
      <span>{t('zone', { when: wordsOf(report), timeZone: report.timeZone })}</span>
      <span className="text-12 text-fg-3">{t(report.byMail ? 'mailOn' : 'mailOff')}</span>
    </span>
  );
}

function Next({ report: { isPaused, nextTime, timeZone } }: { report: ReceivedReport }) {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  if (isPaused || nextTime === null) return <span className="text-fg-3">{t('paused')}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">{formatInstant(nextTime, timeZone, language)}</span>
  );
}
