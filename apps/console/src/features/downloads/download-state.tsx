import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Chip, ProgressBar, Spinner, type ChipProps } from '@meridian/ui';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { stateName, type StateName } from './downloads-address';

const styles: Record<StateName, { icon: ReactNode; tone: NonNullable<ChipProps['tone']> }> = {
  waiting: { icon: <ClockIcon aria-hidden />, tone: 'info' },
  running: { icon: <Spinner />, tone: 'accent' },
  ready: { icon: <CircleCheckIcon aria-hidden />, tone: 'ok' },
  failed: { icon: <CircleAlertIcon aria-hidden />, tone: 'bad' },
};

/** The state of a file: a word, its progress while it is being created, and the reason of a failure. */
export function DownloadState({ record }: { record: DownloadRecord }) {
  const { t } = useTranslation('downloads');
  const name = stateName(record.state);
  const { icon, tone } = styles[name];
  return (
    <>
      <span className="flex items-center gap-2.5">
        <Chip tone={tone} icon={icon}>
          {t(`states.${name}`)}
        </Chip>
        {name === 'running' && (
          <ProgressBar
            label={t('progress', { file: record.fileName })}
            value={record.progress}
            className="w-10 flex-none"
          />
        )}
      </span>
      {name === 'failed' && (
        <span className="mt-0.5 block max-w-64 desktop:min-w-32 wide:min-w-40 text-12 whitespace-normal text-fg-3">
          {t(`failure.${record.failure ?? 'failed'}`)}
        </span>
      )}
    </>
  );
}
