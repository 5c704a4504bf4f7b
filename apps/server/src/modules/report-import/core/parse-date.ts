import { dayNumber } from '@meridian/date-range/core';
import { unified } from './unified';

/** A stretch of calendar days, both included; one day when they are equal. */
export interface Span {
  beginDate: string;
  endDate: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const englishMonth = String.raw`(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?`;
const time = String.raw`[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?`;

/** There was no search advertising before; an earlier date is something else. */
const earliest = '2000-01-01';

type Order = 'ymd' | 'mdy' | 'dmy';
interface DateForm {
  /** Name of the format for users. */
  name: string;
  pattern: string;
  order: Order;
}

/** Forms in which a day is written and which leave no doubt. */
const dayForms: readonly DateForm[] = [
  { name: 'yyyy-MM-dd', pattern: String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`, order: 'ymd' },
  { name: 'yyyy/MM/dd', pattern: String.raw`(\d{4})\/(\d{1,2})\/(\d{1,2})`, order: 'ymd' },
  { name: 'yyyy.MM.dd', pattern: String.raw`(\d{4})\.(\d{1,2})\.(\d{1,2})`, order: 'ymd' },
  { name: 'yyyyMMdd', pattern: String.raw`(\d{4})(\d{2})(\d{2})`, order: 'ymd' },
  { name: 'yyyy年M月d日', pattern: '(\\d{4})年(\\d{1,2})月(\\d{1,2})日', order: 'ymd' },
  { name: 'MMM d, yyyy', pattern: String.raw`${englishMonth} (\d{1,2}),? (\d{4})`, order: 'mdy' },
  { name: 'd MMM yyyy', pattern: String.raw`(\d{1,2}) ${englishMonth} (\d{4})`, order: 'dmy' },
];
const timed = dayForms.map(({ name, pattern, order }) => ({
  name: `${name} HH:mm`,
  pattern: pattern + time,
  order,
}));
const cellForms = [...dayForms, ...timed].map((form) => ({
  ...form,
  regex: new RegExp(`^${form.pattern}$`, 'i'),
}));
/** Two days of one form: `2026-11-02 至 2026-11-08`, `2026/11/2-2026/11/8`, `20261102~20261108`. */
const spanRegex = /^(\d{4}([-/.]?)\d{1,2}\2\d{1,2})\s*(?:至|到|~|—|–|-)\s*(\d{4}\2\d{1,2}\2\d{1,2})$/;
const slashRegex = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T].*)?$/;
const anyDate = new RegExp(dayForms.map(({ pattern }) => `(?<!\\d)(?:${pattern})(?!\\d)`).join('|'), 'gi');

/** A date cell read: its form, and the span, which is null when such a day does not exist (February 30). */
export interface DateReading {
  form: string;
  span: Span | null;
}

/** The order of `03/04/2024` cannot be read from one cell: `first` and `second` are its first two numbers. */
export interface NumericDate {
  first: number;
  second: number;
  year: number;
}

/** Reads a date or a period (`2021-03-01至2021-03-31`) whose form leaves no doubt; undefined for any other text. */
export function readDate(cell: string): DateReading | undefined {
  const text = unified(cell).trim();
  const period = spanRegex.exec(text);
  if (period) return { form: 'yyyy-MM-dd至yyyy-MM-dd', span: spanOf(dayIn(period[1]), dayIn(period[3])) };
  for (const { name, regex, order } of cellForms) {
    const match = regex.exec(text);
    if (!match) continue;
    const day = dayFrom(match.slice(1, 4), order);
    return { form: name, span: spanOf(day, day) };
  }
  return undefined;
}

function dayIn(text = ''): string | undefined {
  return readDate(text)?.span?.beginDate;
}

/** Reads `3/4/2024` into its numbers; undefined for any other text. */
export function readNumericDate(cell: string): NumericDate | undefined {
  const match = slashRegex.exec(unified(cell).trim());
  return match ? { first: Number(match[1]), second: Number(match[2]), year: Number(match[3]) } : undefined;
}

/** The day of a numeric date once its order is known; null when there is no such day. */
export function spanOfNumericDate({ first, second, year }: NumericDate, order: 'dmy' | 'mdy'): Span | null {
  const day = order === 'dmy' ? dayText(year, second, first) : dayText(year, first, second);
  return spanOf(day, day);
}

/** The period in a line above the table: two dates, or one with the label date or period. */
export function readPeriod(line: string): Span | undefined {
  if (/生成|下载|產生|generated|downloaded|created/i.test(line)) return undefined;
  const days = Array.from(unified(line).matchAll(anyDate), ([text]) => readDate(text)?.span?.beginDate);
  const [first, second] = days;
  if (first === undefined || days.length > 2 || days.includes(undefined)) return undefined;
  if (days.length === 1 && !/时间|日期|時間|期间|date|period|day/i.test(line)) return undefined;
  return spanOf(first, second ?? first) ?? undefined;
}

function dayFrom(parts: readonly string[], order: Order): string {
  const [a = '', b = '', c = ''] = parts;
  if (order === 'ymd') return dayText(Number(a), Number(b), Number(c));
  const [month, day] = order === 'mdy' ? [a, b] : [b, a];
  return dayText(Number(c), months.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day));
}

function dayText(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

function spanOf(beginDate: string | undefined, endDate: string | undefined): Span | null {
  if (beginDate === undefined || endDate === undefined || beginDate < earliest || beginDate > endDate)
    return null;
  return dayNumber(beginDate) === undefined || dayNumber(endDate) === undefined
    ? null
    : { beginDate, endDate };
}
