import { TZDate } from '@date-fns/tz';
import { endOfDay, format, startOfMinute } from 'date-fns';

const timePattern =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]{1,3}(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Formats an instant for spreadsheets, in a time zone. */
export const timeText = (time: Date, timeZone: string): string =>
  format(new TZDate(time, timeZone), 'yyyy-MM-dd HH:mm');

/**
 * The instant of a date in a time zone, with or without a time of day. A day without a time means its end, or now for
 * today. Undefined for an invalid text.
 */
export function parseTime(
  text: string,
  { timeZone, now }: { timeZone: string; now: Date },
): { time: Date; isDay: boolean } | undefined {
  const [, year, month, day, hours, minutes, seconds] = timePattern.exec(text.normalize('NFKC').trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const parts = [Number(year), Number(month) - 1, Number(day)] as const;
  const clock = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)] as const;
  if (clock[0] > 23 || clock[1] > 59 || clock[2] > 59) return undefined;
  const start = new TZDate(...parts, ...clock, timeZone);
  if (start.getFullYear() !== parts[0] || start.getMonth() !== parts[1] || start.getDate() !== parts[2])
    return undefined;
  if (hours !== undefined) return { time: new Date(start.getTime()), isDay: false };
  const end = endOfDay(start).getTime();
  const isToday = start.getTime() <= now.getTime() && now.getTime() <= end;
  return { time: isToday ? now : new Date(end), isDay: true };
}

/** Whether two instants look the same in a spreadsheet, which shows minutes or days. */
export function isSameTime(
  a: Date,
  b: Date,
  { timeZone, isDay }: { timeZone: string; isDay: boolean },
): boolean {
  if (isDay) return timeText(a, timeZone).slice(0, 10) === timeText(b, timeZone).slice(0, 10);
  return startOfMinute(a).getTime() === startOfMinute(b).getTime();
}

/** A number as plain decimal text without separators and superfluous zeros; undefined for an invalid text. */
export function parseBalance(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^\u2212/, '-');
  const digits = /^-?\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,10})?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,20})(?:\.(\d{0,20}))?$/.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const cents = withoutZerosAtEnd(decimals);
  const amount = `${whole.replace(/^0+(?=\d)/, '')}${cents === '' ? '' : `.${cents}`}`;
  return amount === '0' ? amount : `${sign}${amount}`;
}

/** Whether the database can store an amount with these digits and decimals. */
export const isStorableAmount = (amount: string): boolean => /^-?\d{1,13}(?:\.\d{1,2})?$/.test(amount);

function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
