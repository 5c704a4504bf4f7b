import {
  channels,
  periods,
  sectionsOf,
  type Channel,
  type Period,
  type Section,
} from '@meridian/api-client/contract';

/** A report page: a section of a channel, summed over a kind of period. */
export interface Report {
  /** Such as `search-keyword-daily`; never changes. */
  id: string;
  channel: Channel;
  section: Section;
  period: Period;
  path: string;
}

const channelPath = { search: '/keywordSearch', feed: '/feeds' } as const satisfies Record<Channel, string>;
const periodSuffix = {
  daily: 'Report',
  weekly: 'Weekly',
  month: 'Month',
  custom: 'Custom',
} as const satisfies Record<Period, string>;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every report page, in the order of the menu. */
export const reports: readonly Report[] = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) =>
    periods.map((period) => ({
      id: `${channel}-${kebab(section)}-${period}`,
      channel,
      section,
      period,
      path: `${channelPath[channel]}/${section}/${section}${periodSuffix[period]}`,
    })),
  ),
);

const byPath = new Map(reports.map((report) => [report.path, report]));

/** The report at a path, or undefined. */
export function findReport(path: string): Report | undefined {
  return byPath.get(path);
}

/** The same section in its other periods, in the order of the control above the table. */
export function periodsOf({ channel, section }: Report): Report[] {
  return reports.filter((other) => other.channel === channel && other.section === section);
}

/** The path of one report. */
export function reportPath(channel: Channel, section: Section, period: Period): string {
  return `${channelPath[channel]}/${section}/${section}${periodSuffix[period]}`;
}
