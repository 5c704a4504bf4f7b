import { formatWallTime } from '@meridian/i18n';

/** Times `yyyy-MM-dd HH:mm` in the account's zone. */
export interface PublishMoment {
  now: string;
  /** The selected time; null when it appears at once. */
  later: string | null;
  /** The selected time has passed, so that it appears at once. */
  isPast: boolean;
}

/** When an announcement with this publish time appears. */
export function publishMoment(
  publishTime: string | null,
  { today, timeZone }: { today: string; timeZone: string },
): PublishMoment {
  const now = `${today} ${formatWallTime(new Date().toISOString(), timeZone).slice(-'00:00'.length)}`;
  const selected = publishTime === null ? null : formatWallTime(publishTime, timeZone);
  const isPast = selected !== null && selected <= now;
  return { now, later: isPast ? null : selected, isPast };
}
