import type { ReportSchedule } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Chip, IconButton, Spinner, type ChipProps } from '@meridian/ui';
import { CheckIcon, CircleAlertIcon, ClockIcon, DownloadIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { useScheduleChanges } from './use-schedule-changes';

const chips = {
  pending: { tone: 'accent', icon: <Spinner /> },
  sent: { tone: 'ok', icon: <CheckIcon /> },
  cut: { tone: 'warn', icon: <TriangleAlertIcon /> },
  noData: { tone: 'mute', icon: <ClockIcon /> },
  failed: { tone: 'bad', icon: <CircleAlertIcon /> },
} as const satisfies Record<string, { tone: ChipProps['tone']; icon: ReactNode }>;

export interface LatestReportProps {
  schedule: Pick<ReportSchedule, 'lastOutcome' | 'lastTime' | 'lastFile' | 'lastFiles' | 'timeZone'>;
}

/** The result of the latest report, its start time, and its file. */
export function LatestReport({ schedule }: LatestReportProps) {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  const { download } = useScheduleChanges();
  const { lastOutcome, lastTime, lastFile, lastFiles, timeZone } = schedule;
  if (lastTime === null) return <span className="text-fg-3">{t('never')}</span>;
  const isThere = lastOutcome === 'sent' || lastOutcome === 'cut';
  return (
    <span className="flex items-center gap-1">
      <span className="flex min-w-0 flex-col items-start gap-0.5">
        {lastOutcome && <Chip {...chips[lastOutcome]}>{t(`outcomes.${lastOutcome}`)}</Chip>}
        {lastOutcome === 'cut' && <span className="text-12 text-fg-2">{t('cutHint')}</span>}
        {lastFiles && (
          <span className="text-12 text-fg-2 tabular-nums">
            {t('filesSent', { sent: lastFiles.sent, total: lastFiles.total })}
          </span>
        )}
        <span className="text-12 text-fg-3 tabular-nums">{formatInstant(lastTime, timeZone, language)}</span>
      </span>
      {isThere && lastFile && (
        <IconButton
          label={t('downloadOf', { file: lastFile.fileName })}
          title={t('download')}
          aria-busy={download.isPending}
          onClick={() => {
            if (!download.isPending) download.mutate(lastFile);
          }}
          className="max-desktop:size-11"
        >
          {download.isPending ? <Spinner /> : <DownloadIcon />}
        </IconButton>
      )}
    </span>
  );
}
