import type { Language } from '@meridian/i18n/core';
import type { TimeWindow } from '../model/rows';
import { daysPerWeek, defaultHourFactor, hourTableOf, windowsOf } from './hour-table';
import { weekdayNames } from './weekdays';

interface Signs {
  everyDay: string;
  to: string;
  and: string;
  next: string;
  /** Text before a factor. */
  open: string;
}

const signs: Readonly<Record<Language, Signs>> = {
  cn: { everyDay: '每天', to: '至', and: '、', next: '；', open: '(' },
  en: { everyDay: 'Every day', to: '-', and: ', ', next: '; ', open: ' (' },
  tw: { everyDay: '每天', to: '至', and: '、', next: '；', open: '(' },
};

/**
 * Writes the hours of a week so that `parseSchedule` reads the same hours: `Mon-Fri 8-22; Sat 10-18 (1.3)`; empty if there are none. A
 * factor of 1 is left out.
 */
export function formatSchedule(windows: readonly TimeWindow[], language: Language): string {
  const { everyDay, and, next } = signs[language];
  const daysByHours = new Map<string, number[]>();
  const shown = windowsOf(hourTableOf(windows));
  for (let weekday = 1; weekday <= daysPerWeek; weekday += 1) {
    const own = shown.filter((window) => window.weekday === weekday);
    if (own.length === 0) continue;
    const hours = own.map((window) => hoursText(window, language)).join(and);
    daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), weekday]);
  }
  return [...daysByHours]
    .map(([hours, days]) => {
      const names = days.length === daysPerWeek ? everyDay : daysText(days, language);
      return `${names} ${hours}`;
    })
    .join(next);
}

function hoursText({ startHour, endHour, factor }: TimeWindow, language: Language): string {
  const hours = `${startHour}-${endHour}`;
  if (factor === null || factor === defaultHourFactor) return hours;
  return `${hours}${signs[language].open}${factor})`;
}

/** Three or more consecutive days become a range. */
function daysText(days: readonly number[], language: Language): string {
  const { to, and } = signs[language];
  const nameOf = (day: number) => weekdayNames[language][day - 1] ?? '';
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) =>
      run.length > 2 ? `${nameOf(run[0] ?? 0)}${to}${nameOf(run.at(-1) ?? 0)}` : run.map(nameOf).join(and),
    )
    .join(and);
}
