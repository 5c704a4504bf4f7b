import { endpoints, type Session } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, IconButton, Skeleton } from '@meridian/ui';
import { LogOutIcon, MonitorIcon, SmartphoneIcon, TabletIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { dayAndTime } from '../../lib/dates/day-and-time';
import { EndSessionDialog } from './end-session-dialog';

export interface OtherDevicesProps {
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

const icons = {
  computer: MonitorIcon,
  phone: SmartphoneIcon,
  tablet: TabletIcon,
  other: MonitorIcon,
} as const;

/** The other devices on which the user is logged in: each can be logged out, and a new password logs out all. */
export function OtherDevices({ today, timeZone }: OtherDevicesProps) {
  const { t } = useTranslation(['settings', 'common']);
  const query = useQuery({ ...endpointOptions(useApi(), endpoints.sessionList), select: ({ list }) => list });
  const others = query.data?.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className="mt-6 border-t border-line-2 pt-4.5">
      <h2 className="text-14 font-semibold">{t('devices.title')}</h2>
      {others && (
        <>
          <p className="mt-1.5 text-fg-3">{t('devices.others', { count: others.length })}</p>
          <ul className="mt-2">
            {others.map((session) => (
              <Device key={session.id} session={session} today={today} timeZone={timeZone} />
            ))}
          </ul>
        </>
      )}
      {query.isPending && (
        <div role="status" aria-label={t('common:loading')} className="mt-2 flex flex-col gap-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
        </div>
      )}
      {query.isError && (
        <p className="mt-1.5 text-fg-3">
          {t('devices.unknown')}{' '}
          <Button
            variant="link"
            className="[--meridian-control-height:24px] max-desktop:[--meridian-control-height:40px]"
            onClick={() => void query.refetch()}
          >
            {t('common:tryAgain')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Device({ session, today, timeZone }: OtherDevicesProps & { session: Session }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { browser, system, kind, createdTime } = session;
  const [isAsking, setIsAsking] = useState(false);
  const Icon = icons[kind];
  const device = [browser, system].filter((name) => name !== null).join(' · ') || t(`devices.kinds.${kind}`);
  const { day, time } = dayAndTime(createdTime, { timeZone, today }, language);
  const since = day === null ? t('devices.today', { time }) : `${day} ${time}`;
  return (
    <li className="flex min-h-9 items-center gap-2 border-t border-line-1 py-1.5">
      <Icon aria-hidden className="size-3.75 text-fg-3" />
      <span className="min-w-0 flex-1 wrap-anywhere">{device}</span>
      <time dateTime={createdTime} className="text-12 text-fg-3 tabular-nums">
        {since}
      </time>
      <IconButton
        label={t('devices.end', { device, since })}
        title={t('devices.endConfirm')}
        onClick={() => setIsAsking(true)}
      >
        <LogOutIcon />
      </IconButton>
      {isAsking && <EndSessionDialog session={session} device={device} onClose={() => setIsAsking(false)} />}
    </li>
  );
}
