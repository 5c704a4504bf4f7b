import type { RangeLimit } from '../limits/provider-limits';
import type { TimeWindow } from '../model/rows';
import { parseFactor } from '../values/factor';
import type { ValueError } from '../values/value-error';
import { daysPerWeek, hoursPerDay, hourTableOf, windowsOf } from './hour-table';

export type ParsedSchedule = { value: TimeWindow[]; error: null } | { value: null; error: ScheduleError };

export interface ScheduleError {
  /** `schedule_hours`: the hours are not within one day, or end before they start. */
  code: 'schedule_unknown' | 'schedule_hours' | 'factor_invalid' | 'factor_decimals';
  /** The wrong part. */
  part: string;
  params?: ValueError['params'];
}

type Token =
  | { type: 'days'; days: readonly number[] }
  | { type: 'hour'; hour: number }
  | { type: 'factor'; text: string }
  | { type: 'wholeDay' | 'to' | 'and' };

const between = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + daysPerWeek) % daysPerWeek) + 1 }, (_, index) => {
    return ((first - 1 + index) % daysPerWeek) + 1;
  });

/** Tried in this order, on a lower-case text without full-width characters. */
const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Token | null])[] = [
  [/[\s:]+/y, () => null],
  [/24\/7|全天|整天|全日|all ?day|whole ?day/y, () => ({ type: 'wholeDay' })],
  [/每天|每日|整[周週]|daily|every ?day/y, () => ({ type: 'days', days: between(1, 7) })],
  [/工作日|平日|weekdays?|work(?:ing )?days?/y, () => ({ type: 'days', days: between(1, 5) })],
  [/[周週]末|weekends?/y, () => ({ type: 'days', days: between(6, 7) })],
  [
    /(?:[周週]|星期|[礼禮]拜)?([一二三四五六日天])/y,
    ([, name = '']) => ({ type: 'days', days: ['一二三四五六日'.indexOf(name === '天' ? '日' : name) + 1] }),
  ],
  [
    /(mon|tue|wed|thu|fri|sat|sun)(?:days?|s(?:days?)?|nesdays?|rs?(?:days?)?|urdays?)?\.?/y,
    ([, name = '']) => ({ type: 'days', days: ['mon tue wed thu fri sat sun'.split(' ').indexOf(name) + 1] }),
  ],
  [/23:59/y, () => ({ type: 'hour', hour: hoursPerDay })],
  [/(\d{1,2})(?::00)?\s*(?:[点點]|[时時]|h\b)?/y, ([, hour]) => ({ type: 'hour', hour: Number(hour) })],
  [/\(([^()]*)\)|[×*]\s*([\d.]+)/y, ([, inside, after]) => ({ type: 'factor', text: inside ?? after ?? '' })],
  [/[-–—−~〜至到]|to\b/y, () => ({ type: 'to' })],
  [/[,、和及與与&]|and\b/y, () => ({ type: 'and' })],
];

/**
 * Parses the hours of a week as users write them, in the languages of the console: days, then their hours, `Mon-Fri 8-22; Sat 10-18
 * (1.3)` or `周一至周五 8:00-12:00、14点-18点`. Days without hours are whole days; hours without days apply to every day. A factor in brackets
 * follows its hours. If hours occur twice, the later ones count. Errors: the first invalid part.
 */
export function parseSchedule(text: string, factorLimit: RangeLimit): ParsedSchedule {
  const windows: TimeWindow[] = [];
  const parts = text.normalize('NFKC').split(/[;\n\r。|]+/);
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    const tokens = tokensOf(part.toLowerCase());
    const read = tokens ? readPart(tokens, factorLimit) : { code: 'schedule_unknown' as const };
    if ('code' in read) return { value: null, error: { ...read, part } };
    windows.push(...read.windows);
  }
  return { value: windowsOf(hourTableOf(windows)), error: null };
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const found = patterns.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
    if (!found) return null;
    const [pattern, toToken] = found;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return null;
    const token = toToken(match);
    if (token) tokens.push(token);
    at = pattern.lastIndex;
  }
  return tokens;
}

interface Hours {
  startHour: number;
  endHour: number;
  factor: number | null;
}

/** Days and hours alternate: `Mon 8-12, Wed 14-18` are two groups. */
function readPart(
  tokens: readonly Token[],
  factorLimit: RangeLimit,
): { windows: TimeWindow[] } | Omit<ScheduleError, 'part'> {
  const windows: TimeWindow[] = [];
  let days: number[] = [];
  let hours: Hours[] = [];
  const finish = () => {
    const shown = hours.length === 0 ? [wholeDay()] : hours;
    const own = days.length === 0 ? between(1, daysPerWeek) : days;
    windows.push(...own.flatMap((weekday) => shown.map((each) => ({ weekday, ...each }))));
    days = [];
    hours = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    const afterNext = tokens[at + 2];
    switch (token?.type) {
      case 'days':
        if (hours.length > 0) finish();
        if (next?.type === 'to' && afterNext?.type === 'days') {
          days.push(...between(token.days[0] ?? 1, afterNext.days.at(-1) ?? 1));
          at += 2;
        } else days.push(...token.days);
        break;
      case 'hour':
        if (next?.type !== 'to' || afterNext?.type !== 'hour') return { code: 'schedule_unknown' };
        if (token.hour >= afterNext.hour || afterNext.hour > hoursPerDay) return { code: 'schedule_hours' };
        hours.push({ startHour: token.hour, endHour: afterNext.hour, factor: null });
        at += 2;
        break;
      case 'wholeDay':
        hours.push(wholeDay());
        break;
      case 'factor': {
        const { value, error } = parseFactor(token.text, factorLimit);
        if (error !== null) return error;
        if (hours.length === 0) hours.push(wholeDay());
        hours = [...hours.slice(0, -1), ...hours.slice(-1).map((last) => ({ ...last, factor: value }))];
        break;
      }
      case 'and':
        break;
      case 'to':
      case undefined:
        return { code: 'schedule_unknown' };
    }
  }
  finish();
  return { windows };
}

const wholeDay = (): Hours => ({ startHour: 0, endHour: hoursPerDay, factor: null });
