import type { PlannedChange } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';

/** Numbers, durations and names as texts. */
export function useUploadTexts() {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const formatted = (count: number) => formatValue(count, 't');
  return {
    formatted,
    /** `3 units`, `1 call`. */
    counted: (what: RowKind | 'items' | 'calls', count: number) => t(`counted.${what}`, { count }),
    /** `3 min 10 s`. */
    duration: (seconds: number) => {
      const whole = Math.round(seconds);
      if (whole < 60) return t('duration.seconds', { seconds: whole });
      const minutes = Math.floor(whole / 60);
      if (minutes < 60) return t('duration.minutes', { minutes, seconds: whole % 60 });
      return t('duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    },
    /** `09:31` in the time zone. */
    time: (instant: string, timeZone: string) =>
      formatInstant(instant, timeZone, language).slice(-'00:00'.length),
    /** The display name of a row whose name may be empty. */
    nameOf: ({ name }: Pick<PlannedChange, 'name'>) => name.trim() || t('unnamed'),
  };
}
