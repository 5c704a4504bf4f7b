import { defaultHourFactor, makeHourTable, type HourTable } from './hour-table';

/** Common promotion times: Monday to Friday, their working hours (09–18), the whole week, and nothing. */
export const schedulePresets = ['weekdays', 'workingHours', 'all', 'none'] as const;
export type SchedulePreset = (typeof schedulePresets)[number];

const isInPreset: Record<SchedulePreset, (day: number, hour: number) => boolean> = {
  weekdays: (day) => day < 5,
  workingHours: (day, hour) => day < 5 && hour >= 9 && hour < 18,
  all: () => true,
  none: () => false,
};

/** The table with exactly the hours of a preset. Hours that are already shown keep their factor. */
export function withPreset(table: HourTable, preset: SchedulePreset): HourTable {
  return makeHourTable((day, hour) =>
    isInPreset[preset](day, hour) ? (table[day]?.[hour] ?? defaultHourFactor) : null,
  );
}
