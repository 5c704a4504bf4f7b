import type { Channel, Section } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { ProviderReport } from '../../kits/provider';

/**
 * Data of a day: `synced` from the provider; `other`: from a file, which remains; `undone`: a user undid the import of
 * the provider's data; undefined: missing.
 */
export type DayData = 'synced' | 'other' | 'undone';

/** Key of a day in a section. */
export const dayKey = (channel: Channel, section: Section, day: string): string =>
  `${channel} ${section} ${day}`;

export interface PlanInput {
  reports: readonly ProviderReport[];
  /** In the account's time zone. */
  today: string;
  /** Whether to fetch the last days again, for the provider's corrections. */
  withCorrections: boolean;
  /** Number of days before today that must have data. */
  backfillDays: number;
  correctionDays: number;
  states: ReadonlyMap<string, DayData>;
}

/** Consecutive days of one report. */
export interface PlannedRange extends ProviderReport {
  days: string[];
}

/** Sections that are synced hourly for today; each sync of the others would store all of their rows again. */
const hourlySections: readonly Section[] = ['account', 'campaign'];
/** Days that are imported together. */
const blockDays = 31;

/** Plans which reports to fetch, in blocks that are imported together, newest first. */
export function planBlocks(input: PlanInput): PlannedRange[][] {
  const { today, backfillDays } = input;
  const blocks: PlannedRange[][] = [];
  for (let offset = 0; offset <= backfillDays; offset += blockDays) {
    const count = Math.min(blockDays, backfillDays + 1 - offset);
    const days = Array.from({ length: count }, (_, at) => addDays(today, at + 1 - offset - count));
    const ranges = input.reports.flatMap((report) =>
      rangesOf(
        report,
        days.filter((day) => isDue(report, day, input)),
      ),
    );
    if (ranges.length > 0) blocks.push(ranges);
  }
  return blocks;
}

function isDue({ channel, section }: ProviderReport, day: string, input: PlanInput): boolean {
  const state = input.states.get(dayKey(channel, section, day));
  if (state === 'other' || state === 'undone') return false;
  if (day === input.today) return hourlySections.includes(section);
  if (state === undefined) return true;
  return input.withCorrections && day >= addDays(input.today, -input.correctionDays);
}

function rangesOf(report: ProviderReport, days: readonly string[]): PlannedRange[] {
  const ranges: PlannedRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && last.days.length < report.maxDays && addDays(last.days.at(-1) ?? day, 1) === day)
      last.days.push(day);
    else ranges.push({ ...report, days: [day] });
  }
  return ranges;
}

/** Days before today without data, by section. Undone days are not missing. */
export function missingDays(
  input: Omit<PlanInput, 'withCorrections' | 'correctionDays'>,
): { channel: Channel; section: Section; days: number }[] {
  return input.reports.flatMap(({ channel, section }) => {
    const days = Array.from({ length: input.backfillDays }, (_, at) => addDays(input.today, -1 - at));
    const missing = days.filter((day) => !input.states.has(dayKey(channel, section, day)));
    return missing.length === 0 ? [] : [{ channel, section, days: missing.length }];
  });
}
