import type { Period } from '@meridian/api-client/contract';
import { weekNumber, type DateRange } from '@meridian/date-range/core';
import { formatDay, useLanguage, useTranslation, type Language } from '@meridian/i18n';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { formatCalendarDay } from '../../../lib/dates/format-calendar-day';

/** The name of a week or a month from its first and last day. */
export type PeriodText = (value: unknown) => string;

const rangePattern = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/;

/**
 * The names of a report's periods, `W46, Nov 9–15` or `Nov 2026`; weeks have their year if the range has several. Undefined for periods
 * that are days.
 */
export function usePeriodText(period: Period, { beginDate, endDate }: DateRange): PeriodText | undefined {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const isOneYear = beginDate.slice(0, 4) === endDate.slice(0, 4);
  return useMemo(() => {
    if (period !== 'weekly' && period !== 'month') return undefined;
    return (value) => periodText(value, { period, isOneYear, language, t });
  }, [period, isOneYear, language, t]);
}

interface PeriodTextOptions {
  period: 'weekly' | 'month';
  /** Whether all days of the report are in one year. */
  isOneYear: boolean;
  language: Language;
  t: TFunction<'reports'>;
}

/** The name of a period from `yyyy-MM-dd~yyyy-MM-dd`; any other value as text. */
export function periodText(value: unknown, { period, isOneYear, language, t }: PeriodTextOptions): string {
  const text = typeof value === 'string' ? value : '';
  const [, first, last] = rangePattern.exec(text) ?? [];
  if (first === undefined || last === undefined) return text;
  if (period === 'month') return monthText(first, language);
  const days = daysText(first, last, language);
  const { week, year } = weekNumber(first);
  return isOneYear ? t('week', { week, days }) : t('weekOfYear', { week, days, year: String(year) });
}

function monthText(first: string, language: Language): string {
  if (language !== 'en') return first.slice(0, 7);
  return formatCalendarDay(first, language, {
    month: 'short',
    year: 'numeric',
  });
}

function daysText(first: string, last: string, language: Language): string {
  const [from, to] = [formatDay(first, language, 'short'), formatDay(last, language, 'short')];
  if (language !== 'en') return `${from}~${to}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return isOneMonth ? `${from}–${Number(last.slice(8))}` : `${from} – ${to}`;
}
