import { lastDayOfMonth, type ReportSchedule } from '@meridian/api-client/contract';
import { useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { formatCalendarDay } from '../dates/format-calendar-day';

/** Monday, November 16, 2026, and the six days after it. */
const dayOfWeek = (weekday: number) => `2026-11-${String(15 + weekday)}`;

/** The name of a weekday, 1 Monday … 7 Sunday: `Monday`, `星期一`. */
export const weekdayWord = (weekday: number, language: Language): string =>
  formatCalendarDay(dayOfWeek(weekday), language, { weekday: 'long' });

/** An hour as a time: `08:00`. */
export const hourWord = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The times of a schedule in words: `Every Monday at 08:00`. The namespace `schedules` must be loaded. */
export function useScheduleWords(): (
  timing: Pick<ReportSchedule, 'cadence' | 'weekday' | 'monthDay' | 'hour'>,
) => string {
  const { t } = useTranslation('schedules');
  const { language } = useLanguage();
  return ({ cadence, weekday, monthDay, hour: value }) => {
    const hour = hourWord(value);
    if (cadence === 'daily') return t('when.daily', { hour });
    if (cadence === 'weekly') return t('when.weekly', { hour, weekday: weekdayWord(weekday, language) });
    return monthDay === lastDayOfMonth
      ? t('when.monthlyLast', { hour })
      : t('when.monthly', { hour, day: monthDay });
  };
}
