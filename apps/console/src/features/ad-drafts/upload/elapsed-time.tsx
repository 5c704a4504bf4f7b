import type { DraftUpload } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useEffect, useState } from 'react';

/** The time from the start of an upload to its end, or until now. */
export function ElapsedTime({ upload }: { upload: Pick<DraftUpload, 'startedTime' | 'finishedTime'> }) {
  const { t } = useTranslation('draftUpload');
  const { startedTime, finishedTime } = upload;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (finishedTime !== null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [finishedTime]);
  const end = finishedTime === null ? now : Date.parse(finishedTime);
  const text = clockText(end - Date.parse(startedTime));
  return (
    // screen readers should not announce every second of a step
    <span role="timer" aria-label={t('progress.elapsed', { time: text })} className="text-fg-3 tabular-nums">
      {text}
    </span>
  );
}

/** `2:14`, `1:02:14`. Shows 0:00 if the local clock is behind. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
