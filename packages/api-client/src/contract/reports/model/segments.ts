import { dimensions, type DimensionId } from './dimensions';
import { finerSections } from './finer-sections';
import type { ReportGrouping } from './grouping';
import type { Period } from './period';
import { findSection, type Channel, type Section } from './sections';

/** What each row of a report can be split by. */
export const reportSegments = ['day', 'week', 'matchType', 'device', 'hour', 'region'] as const;
export type ReportSegment = (typeof reportSegments)[number];

/** The report whose groups are the segments of a row, over the days of the row. */
export interface SegmentReport {
  section: Section;
  period: Period;
  groupBy: ReportGrouping;
  /** The dimensions whose values select what belongs to a row. The account does so as well. */
  by: readonly DimensionId[];
}

/** Days and weeks are those of the report's own section; the others are groups of another one. */
const sources: Record<
  ReportSegment,
  | { groupBy: 'period'; period: Period; splits: readonly Period[] }
  | { groupBy: DimensionId; section: Section }
> = {
  day: { groupBy: 'period', period: 'daily', splits: ['weekly', 'month', 'custom'] },
  // a month has parts of weeks
  week: { groupBy: 'period', period: 'weekly', splits: ['custom'] },
  matchType: { groupBy: 'matchType', section: 'keyword' },
  device: { groupBy: 'device', section: 'device' },
  hour: { groupBy: 'hour', section: 'timePeriod' },
  region: { groupBy: 'provinceName', section: 'region' },
};

/**
 * The report of the segments of a row; undefined if they do not add up to the row: the rows of their section are no part of those of the
 * report, or its periods do not split those of the report.
 */
export function segmentReport(
  segment: ReportSegment,
  { channel, section, period }: { channel: Channel; section: Section; period: Period },
): SegmentReport | undefined {
  const source = sources[segment];
  const own = findSection(channel, section)?.dimensions ?? [];
  const stored = own.filter((id) => dimensions[id].source === 'fact');
  if ('period' in source) {
    const { groupBy, splits } = source;
    return splits.includes(period) ? { section, period: source.period, groupBy, by: stored } : undefined;
  }
  if (!finerSections(channel, section).includes(source.section)) return undefined;
  const finer = findSection(channel, source.section)?.dimensions ?? [];
  return { ...source, period: 'custom', by: stored.filter((id) => finer.includes(id)) };
}

/** The segments of a report's rows, in the order of the menu. */
export function segmentsOf(report: Parameters<typeof segmentReport>[1]): ReportSegment[] {
  return reportSegments.filter((segment) => segmentReport(segment, report) !== undefined);
}
