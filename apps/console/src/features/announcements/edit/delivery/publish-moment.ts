import { formatWallTime } from '@meridian/i18n';

/** Times as `yyyy-MM-dd HH:mm` in the account's time zone. */
export interface PublishMoment {
  now: string;
  /** The selected time; null if it is published immediately. */
  later: string | null;
  /** Whether the selected time has passed, so that it is published immediately. */
  isPast: boolean;
}

/** The effective publish time. */
export function publishMoment(
  publishTime: string | null,
  { today, timeZone }: { today: string; timeZone: string },
): PublishMoment {
  const now = `${today} ${formatWallTime(new Date().toISOString(), timeZone).slice(-'00:00'.length)}`;
  const selected = publishTime === null ? null : formatWallTime(publishTime, timeZone);
  const isPast = selected !== null && selected <= now;
  return { now, later: isPast ? null : selected, isPast };
}
