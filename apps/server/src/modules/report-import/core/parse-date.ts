import { dayNumber, endOfMonth } from '@meridian/date-range/core';
import { monthNumber, monthPattern } from './month-names';
import { normalizeText } from './normalize-text';

/** A range of calendar days, both ends included; equal for one day. */
export interface Span {
  beginDate: string;
  endDate: string;
}

const time = String.raw`[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?`;

/** Search advertising did not exist before; an earlier date has another meaning. */
const earliest = '2000-01-01';

type Order = 'ymd' | 'mdy' | 'dmy';
interface DateForm {
  /** Name of the format, shown to users. */
  name: string;
  pattern: string;
  order: Order;
}

/** `2. November`, `2 de noviembre`, `2 nov.` */
const dayAndMonth = String.raw`(\d{1,2})\.? (?:de )?${monthPattern}`;

/** Unambiguous date formats. */
const dayForms: readonly DateForm[] = [
  { name: 'yyyy-MM-dd', pattern: String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`, order: 'ymd' },
  { name: 'yyyy/MM/dd', pattern: String.raw`(\d{4})\/(\d{1,2})\/(\d{1,2})`, order: 'ymd' },
  { name: 'yyyy.MM.dd', pattern: String.raw`(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?`, order: 'ymd' },
  { name: 'yyyyMMdd', pattern: String.raw`(\d{4})(\d{2})(\d{2})`, order: 'ymd' },
  { name: 'yyyy年M月d日', pattern: '(\\d{4})年 ?(\\d{1,2})月 ?(\\d{1,2})日', order: 'ymd' },
  { name: 'yyyy년 M월 d일', pattern: '(\\d{4})년 ?(\\d{1,2})월 ?(\\d{1,2})일', order: 'ymd' },
  { name: 'MMM d, yyyy', pattern: String.raw`${monthPattern} (\d{1,2}),? (\d{4})`, order: 'mdy' },
  { name: 'd MMM yyyy', pattern: String.raw`${dayAndMonth}(?: de)? (\d{4})`, order: 'dmy' },
];
const timed = dayForms.map(({ name, pattern, order }) => ({
  name: `${name} HH:mm`,
  pattern: pattern + time,
  order,
}));
const cellForms = [...dayForms, ...timed].map((form) => ({
  ...form,
  regex: new RegExp(`^${form.pattern}$`, 'iu'),
}));
const between = String.raw`\s*(?:至|到|~|—|–|-|\bto\b|\bbis\b)\s*`;
/** Two days in one format: `2026-11-02 至 2026-11-08`, `2026/11/2-2026/11/8`, `20261102~20261108`. */
const spanRegex = /^(\d{4}([-/.]?)\d{1,2}\2\d{1,2})\s*(?:至|到|~|—|–|-)\s*(\d{4}\2\d{1,2}\2\d{1,2})$/;
const slashRegex = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T].*)?$/;
const anyDate = new RegExp(dayForms.map(({ pattern }) => `(?<!\\d)(?:${pattern})(?!\\d)`).join('|'), 'giu');
const anyNumericDate = /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1\d{4}(?!\d)/g;

/** A parsed date cell: its format and span; null if there is no such day (February 30). */
export interface DateReading {
  form: string;
  span: Span | null;
}

/**
 * A date such as `03/04/2024`, whose order one cell does not reveal: `first` and `second` are its first two numbers.
 */
export interface NumericDate {
  first: number;
  second: number;
  year: number;
}

/** Parses a date or period (`2021-03-01至2021-03-31`) in an unambiguous format; undefined for any other text. */
export function readDate(cell: string): DateReading | undefined {
  const text = normalizeText(cell).trim();
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

/** Parses `3/4/2024` into its numbers; undefined for any other text. */
export function readNumericDate(cell: string): NumericDate | undefined {
  const match = slashRegex.exec(normalizeText(cell).trim());
  return match ? { first: Number(match[1]), second: Number(match[2]), year: Number(match[3]) } : undefined;
}

/** Day of a numeric date with a known order; null if there is no such day. */
export function spanOfNumericDate({ first, second, year }: NumericDate, order: 'dmy' | 'mdy'): Span | null {
  const day = order === 'dmy' ? dayText(year, second, first) : dayText(year, first, second);
  return spanOf(day, day);
}

/** The period in a line above the table: two dates, a month, or one date labelled as date or period. */
export function readPeriod(line: string): Span | undefined {
  if (/生成|下载|產生|generated|downloaded|created/i.test(line)) return undefined;
  const text = normalizeText(line);
  const days = Array.from(text.matchAll(anyDate), ([found]) => dayIn(found));
  const [first, second] = days;
  if (days.length > 2 || days.includes(undefined)) return undefined;
  if (first !== undefined && second !== undefined) return spanOf(first, second) ?? undefined;
  const short = readShortPeriod(text) ?? readNumericPeriod(text) ?? readTitleMonth(text);
  if (short) return short;
  if (first === undefined || !/时间|日期|時間|期间|期間|date|period|day/i.test(line)) return undefined;
  return spanOf(first, first) ?? undefined;
}

/** A month that fills a line, except for a label. A number alone has another meaning. */
function readTitleMonth(text: string): Span | undefined {
  const value = text.replace(
    /^[^\d:]{0,40}(?:时间|日期|時間|期间|期間|date|period|month)[^\d:]{0,40}:\s*/i,
    '',
  );
  return /^\s*\d+\s*$/.test(value) ? undefined : readMonth(value);
}

/** Two days, the first of which lacks its year, and its month if it is the same. */
const shortPeriods: readonly { regex: RegExp; order: Order }[] = [
  {
    regex: new RegExp(
      `(?<![\\d\\p{L}])${monthPattern} (\\d{1,2})${between}(?:${monthPattern} )?(\\d{1,2}),? (\\d{4})(?!\\d)`,
      'iu',
    ),
    order: 'mdy',
  },
  {
    regex: new RegExp(
      `(?<!\\d)(\\d{1,2})\\.?(?: (?:de )?${monthPattern})?${between}${dayAndMonth}(?: de)? (\\d{4})(?!\\d)`,
      'iu',
    ),
    order: 'dmy',
  },
  {
    regex: new RegExp(
      `(?<!\\d)(\\d{4})[年년] ?(\\d{1,2})[月월] ?(\\d{1,2})[日일]${between}(?:(\\d{1,2})[月월] ?)?(\\d{1,2})[日일]`,
      'u',
    ),
    order: 'ymd',
  },
];

function readShortPeriod(text: string): Span | undefined {
  for (const { regex, order } of shortPeriods) {
    const match = regex.exec(text);
    if (!match) continue;
    const [, a = '', b = '', c, d = '', e = ''] = match;
    const [beginMonth, beginDay, endMonth, endDay, year] = {
      mdy: [monthNumber(a), Number(b), monthNumber(c ?? a), Number(d), Number(e)],
      dmy: [monthNumber(b || d), Number(a), monthNumber(d), Number(c), Number(e)],
      ymd: [Number(b), Number(c), Number(d || b), Number(e), Number(a)],
    }[order] as [number, number, number, number, number]; // five numbers in each case
    const beginYear = beginMonth > endMonth && order !== 'ymd' ? year - 1 : year;
    return spanOf(dayText(beginYear, beginMonth, beginDay), dayText(year, endMonth, endDay)) ?? undefined;
  }
  return undefined;
}

/** Two numeric dates that form a period in one order of day and month only. */
function readNumericPeriod(text: string): Span | undefined {
  const dates = Array.from(text.matchAll(anyNumericDate), ([found]) => readNumericDate(found));
  const [first, second] = dates;
  if (dates.length !== 2 || !first || !second) return undefined;
  // with points, the day comes first
  const orders = /\d\.\d{1,2}\./.test(text) ? (['dmy'] as const) : (['dmy', 'mdy'] as const);
  const spans = orders.flatMap(
    (order) =>
      spanOf(spanOfNumericDate(first, order)?.beginDate, spanOfNumericDate(second, order)?.beginDate) ?? [],
  );
  return spans.length === 1 ? spans[0] : undefined;
}

const monthForms: readonly { regex: RegExp; order: 'ym' | 'my' }[] = [
  { regex: /^(\d{4})[-/.](\d{1,2})$/, order: 'ym' },
  { regex: /^(\d{4})(\d{2})$/, order: 'ym' },
  { regex: /^(\d{4})[年년] ?(\d{1,2})[月월]$/, order: 'ym' },
  { regex: /^(\d{1,2})[/.-](\d{4})$/, order: 'my' },
  { regex: new RegExp(`^${monthPattern}(?: de|,)? (\\d{4})$`, 'iu'), order: 'my' },
  { regex: new RegExp(`^(\\d{4})[ -]${monthPattern}$`, 'iu'), order: 'ym' },
];

/** Days of a month: `2026-11`, `11/2026`, `Nov 2026`, `2026年11月`; undefined for any other text. */
export function readMonth(cell: string): Span | undefined {
  const text = normalizeText(cell).trim();
  for (const { regex, order } of monthForms) {
    const match = regex.exec(text);
    if (!match) continue;
    const [, a = '', b = ''] = match;
    const [year, name] = order === 'ym' ? [a, b] : [b, a];
    const month = /\d/.test(name) ? Number(name) : monthNumber(name);
    return monthOf(dayText(Number(year), month, 1));
  }
  return undefined;
}

/** Month of a day; undefined if there is no such day. */
export function monthOf(day: string): Span | undefined {
  return dayNumber(day) === undefined
    ? undefined
    : (spanOf(`${day.slice(0, 8)}01`, endOfMonth(day)) ?? undefined);
}

function dayFrom(parts: readonly string[], order: Order): string {
  const [a = '', b = '', c = ''] = parts;
  if (order === 'ymd') return dayText(Number(a), Number(b), Number(c));
  const [month, day] = order === 'mdy' ? [a, b] : [b, a];
  return dayText(Number(c), monthNumber(month), Number(day));
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
