import { periodPickerType } from '@meridian/api-client/contract';
import { shortcuts, validateRange, type DateRange, type ShortcutId } from '@meridian/date-range/core';
import * as z from 'zod/mini';

/** Ranges are those of a custom report. */
export const pickerType = periodPickerType.custom;

/** A predefined range moves with the days; others stay. */
export const storedPeriodSchema = z.union([
  z.object({ shortcut: z.string() }),
  z.object({ beginDate: z.string(), endDate: z.string() }),
]);
export type StoredPeriod = z.infer<typeof storedPeriodSchema>;

const defaultShortcut: ShortcutId = 'last30Days';

export interface PeriodInput {
  address: { beginDate?: string | undefined; endDate?: string | undefined };
  stored: StoredPeriod | undefined;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
}

/** The days of the metrics: those of the address, otherwise the stored ones, otherwise the last 30 days. */
export function readPerformanceDays({
  address: { beginDate, endDate },
  stored,
  today,
}: PeriodInput): DateRange {
  const given = beginDate !== undefined && endDate !== undefined ? { beginDate, endDate } : undefined;
  const candidates = [given, stored && rangeOf(stored, today), rangeOf({ shortcut: defaultShortcut }, today)];
  const valid = candidates.find(
    (range) => range !== undefined && validateRange({ type: pickerType, range, today }).ok,
  );
  if (valid === undefined) throw new RangeError('a predefined range is always valid');
  return valid;
}

/** What is stored of a selected range. */
export function storedPeriodOf(range: DateRange, today: string): StoredPeriod {
  const shortcut = shortcuts(pickerType, today).find(
    (each) => each.range.beginDate === range.beginDate && each.range.endDate === range.endDate,
  );
  return shortcut ? { shortcut: shortcut.id } : range;
}

function rangeOf(stored: StoredPeriod, today: string): DateRange | undefined {
  if (!('shortcut' in stored)) return stored;
  return shortcuts(pickerType, today).find(({ id }) => id === stored.shortcut)?.range;
}
