import { hourTableOf, windowsOf, type HourTable, type TimeWindow } from '@meridian/draft-editor/core';
import * as z from 'zod';

/** Hours in which ads are paused. */
export const pauseSchema = z.object({ weekDay: z.int(), startHour: z.int(), endHour: z.int() });
/** `timeId`: weekday (1 is Monday) and hour with two digits, such as 109. */
export const hourFactorSchema = z.object({ timeId: z.int(), priceFactor: z.number() });

export interface WireSchedule {
  schedule: z.infer<typeof pauseSchema>[];
  schedulePriceFactors: z.infer<typeof hourFactorSchema>[];
}

/** Converts ad schedule windows to the provider's paused hours, and a factor for each other hour. */
export function toWireSchedule(windows: readonly TimeWindow[]): WireSchedule {
  const table = hourTableOf(windows);
  const hidden = windowsOf(table.map((day) => day.map((factor) => (factor === null ? 1 : null))));
  return {
    schedule: hidden.map(({ weekday, startHour, endHour }) => ({ weekDay: weekday, startHour, endHour })),
    schedulePriceFactors: table.flatMap((day, index) =>
      day.flatMap((factor, hour) =>
        factor === null ? [] : [{ timeId: (index + 1) * 100 + hour, priceFactor: factor }],
      ),
    ),
  };
}

/** Converts to ad schedule windows; undefined: always, with the same factor. */
export function fromWireSchedule({ schedule, schedulePriceFactors }: WireSchedule): TimeWindow[] | undefined {
  if (schedule.length === 0 && schedulePriceFactors.length === 0) return undefined;
  const factors = new Map(schedulePriceFactors.map(({ timeId, priceFactor }) => [timeId, priceFactor]));
  const shown: HourTable = hourTableOf([]).map((day, index) =>
    day.map((_, hour) => {
      const isPaused = schedule.some(
        (pause) => pause.weekDay === index + 1 && hour >= pause.startHour && hour < pause.endHour,
      );
      if (isPaused) return null;
      return factors.get((index + 1) * 100 + hour) ?? (factors.size === 0 ? 1 : null);
    }),
  );
  return windowsOf(shown);
}
