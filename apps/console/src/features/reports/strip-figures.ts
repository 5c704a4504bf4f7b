import type { ReportTrend, TrendPoint } from '@meridian/api-client/contract';
import { formatDay, formatDayRange, type Language } from '@meridian/i18n';
import { changeOf, comparisonLabelsOf, formatValue } from '@meridian/report-table/core';
import type { FigureChange } from '@meridian/ui';
import { formatMoney } from '../../lib/money';
import type { FigureKey } from './figure-keys';
import { favourable } from './report-compare';

/** How each figure of the strip is written: money with the sign of its currency, all else by a unit. */
export const figureUnits = {
  cost: 'money',
  impression: 't',
  click: 't',
  ctr: '%*100',
  cpc: 'money',
  conversion: 't',
} as const satisfies Record<FigureKey, string>;

/** A figure in full; `--` for no value, and for money in several currencies (`currency` null). */
export function figureText(key: FigureKey, value: unknown, currency: string | null): string {
  const unit = figureUnits[key];
  if (unit !== 'money') return formatValue(value, unit);
  if (currency === null || (typeof value !== 'string' && typeof value !== 'number'))
    return formatValue(null, 't2');
  return formatMoney(String(value), currency);
}

/** How a figure changed against the period before; null where that has no data, or nothing to compare with. */
export function figureChange(trend: ReportTrend, key: FigureKey, language: Language): FigureChange | null {
  if (trend.comparison.dataTime === null) return null;
  const unit = figureUnits[key] === 'money' ? 't2' : figureUnits[key];
  const change = changeOf(trend.summary[key], trend.comparison.summary[key], {
    unit,
    favourable: favourable[key] ?? 'neither',
  });
  // new and stopped: without a percent the figure says as much itself
  if (!change || change.percentText === null) return null;
  const { direction, tone, percentText } = change;
  const spoken = comparisonLabelsOf[language].changeSpoken({ direction, percent: percentText });
  return { text: percentText, direction, tone, spoken };
}

/** The course of a figure: a number a step, null where there are no data. */
export function figureCourse(points: readonly (TrendPoint | null)[], key: FigureKey): (number | null)[] {
  return points.map((point) => {
    const value = point?.values[key] ?? null;
    return value === null ? null : Number(value);
  });
}

/** The name of a step on an axis: `Sat 14`, in a long course `Nov 14`; a week by its Monday, a month by its name. */
export function pointLabel(
  { beginDate }: Pick<TrendPoint, 'beginDate'>,
  { grain, isLong, language }: { grain: ReportTrend['grain']; isLong: boolean; language: Language },
): string {
  if (grain === 'month') return monthName(beginDate, language);
  if (grain === 'week' || isLong) return formatDay(beginDate, language, 'short');
  return dayName(beginDate, language);
}

// a day is a day: it is read at noon in the zone it is written in
const instantOf = (day: string) => new Date(`${day}T12:00:00Z`);
const locales = { en: 'en', cn: 'zh-Hans-CN', tw: 'zh-Hant-TW' } as const;

function monthName(day: string, language: Language): string {
  if (language !== 'en') return day.slice(0, 7);
  const format = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(instantOf(day));
}

/** `Sat 14`, `周六 14`. */
function dayName(day: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(instantOf(day))} ${Number(day.slice(8))}`;
}

/** The step in full: `Sat, Nov 14, 2026`; a week or month with both its ends. */
export function pointName(
  { beginDate, endDate }: Pick<TrendPoint, 'beginDate' | 'endDate'>,
  language: Language,
): string {
  if (beginDate !== endDate) return formatDayRange({ beginDate, endDate }, language);
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' });
  const name = weekday.format(instantOf(beginDate));
  return language === 'en'
    ? `${name}, ${formatDay(beginDate, language)}`
    : `${formatDay(beginDate, language)} ${name}`;
}
