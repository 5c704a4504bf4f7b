import { isTimeZone } from '../../../platform/lib/is-time-zone';
import { isSameTime, isStorableAmount, parseBalance, parseTime, timeText } from './parse-balance';
import { shownValue } from './parse-field';
import type { PlanContext, PlannedPart, RowTexts } from './plan-context';
import { problemOf, type ProblemCode } from './problem';
import type { StoredSheetRecord } from './record';

/** Plans the balance of an account with its time. A balance older than the stored one is rejected. */
export function planBalance(
  texts: RowTexts,
  record: StoredSheetRecord | undefined,
  { defaults, now }: PlanContext,
): PlannedPart {
  const text = texts.get('balance');
  const timeCell = texts.get('balanceTime');
  const nothing: PlannedPart = { values: {}, changes: [], problems: [] };
  const wrong = (code: ProblemCode, params: Record<string, string> = {}): PlannedPart => ({
    ...nothing,
    problems: [problemOf(code, code.startsWith('invalid_amount') ? 'balance' : 'balanceTime', params)],
  });
  if (text === undefined) return timeCell === undefined ? nothing : wrong('balance_missing');
  const amount = parseBalance(text);
  if (amount === undefined) return wrong('invalid_amount', { value: shownValue(text) });
  const zone = (texts.get('timeZone') ?? '').trim();
  const timeZone = isTimeZone(zone) ? zone : (record?.values.timeZone ?? defaults.timeZone ?? 'UTC');
  const parsed = timeCell === undefined ? undefined : parseTime(timeCell, { timeZone, now });
  if (timeCell !== undefined && parsed === undefined)
    return wrong('invalid_time', { value: shownValue(timeCell) });

  const before = record?.texts.balance ?? '';
  const beforeTime = record?.balanceTime ?? null;
  const isSameAmount = before !== '' && parseBalance(before) === amount;
  const isSame =
    isSameAmount &&
    (parsed === undefined ||
      (beforeTime !== null &&
        (parsed.time.getTime() < beforeTime.getTime() ||
          isSameTime(parsed.time, beforeTime, { timeZone, isDay: parsed.isDay }))));
  if (isSame) return nothing;
  if (!isStorableAmount(amount)) return wrong('invalid_amount', { value: shownValue(text) });
  const time = parsed?.time ?? now;
  if (time.getTime() > now.getTime()) return wrong('balance_future', { value: timeText(time, timeZone) });
  if (beforeTime !== null && time.getTime() < beforeTime.getTime())
    return wrong('balance_older', { stored: timeText(beforeTime, timeZone) });
  const beforeText = beforeTime === null ? '' : timeText(beforeTime, timeZone);
  const afterText = timeText(time, timeZone);
  return {
    values: { balance: amount, balanceTime: parsed === undefined ? null : time.toISOString() },
    changes: [
      ...(isSameAmount ? [] : [{ field: 'balance' as const, before, after: amount }]),
      ...(beforeText === afterText
        ? []
        : [{ field: 'balanceTime' as const, before: beforeText, after: afterText }]),
    ],
    problems: [],
  };
}
