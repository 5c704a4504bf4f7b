import { expect, it } from 'vitest';
import { dimensions } from './dimensions';
import { finerSections } from './finer-sections';
import { groupingsOf } from './grouping';
import { periods } from './period';
import { channels, findSection, sectionsOf } from './sections';
import { segmentReport, segmentsOf } from './segments';

const every = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) => periods.map((period) => ({ channel, section, period }))),
);

it.each(every)('$channel $section, $period: segments are groups of a report that splits it', (report) => {
  const { channel, section, period } = report;
  for (const segment of segmentsOf(report)) {
    const target = segmentReport(segment, report);
    const definition = target && findSection(channel, target.section);
    if (!target || !definition) throw new Error(`no report of ${segment}`);
    const options = { isPerAccount: true, hasSeveralAccounts: true };
    expect(groupingsOf({ definition, period: target.period, ...options })).toContain(target.groupBy);
    if (target.section === section) {
      expect(periods.indexOf(target.period)).toBeLessThan(periods.indexOf(period));
    } else {
      expect(finerSections(channel, section)).toContain(target.section);
      expect(target.period).toBe('custom');
    }
    // the names of a row select what belongs to it
    const names = findSection(channel, section)?.dimensions.filter(
      (id) => dimensions[id].source === 'fact' && dimensions[id].domType === 'text',
    );
    expect(target.by).toEqual(expect.arrayContaining(names ?? []));
  }
});

it.each([
  ['search', 'account', 'daily', ['matchType', 'device', 'hour', 'region']],
  ['search', 'account', 'custom', ['day', 'week', 'matchType', 'device', 'hour', 'region']],
  ['search', 'campaign', 'month', ['day', 'matchType']],
  ['search', 'unit', 'weekly', ['day', 'matchType']],
  ['search', 'keyword', 'custom', ['day', 'week']],
  ['search', 'keyword', 'daily', []],
  ['search', 'device', 'daily', []],
  ['feed', 'account', 'weekly', ['day', 'hour', 'region']],
  ['feed', 'unit', 'custom', ['day', 'week']],
] as const)('%s %s, %s can be split by %j', (channel, section, period, segments) => {
  expect(segmentsOf({ channel, section, period })).toEqual(segments);
});
