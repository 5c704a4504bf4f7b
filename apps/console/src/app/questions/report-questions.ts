import { reportPagePath, type Section } from '@meridian/api-client/contract';
import { defaultRange, type DateRange } from '@meridian/date-range/core';
import { presets, type ConditionPreset } from '../../features/reports/conditions/condition-presets';
import { printReportView } from '../../features/reports/view/print-view';
import type { ReportAddress } from '../../features/reports/view/report-address';

/** A question about last week that a report with a suggested filter answers; its name is that of the filter. */
export interface ReportQuestion {
  id: ConditionPreset['id'];
  section: Section;
  range: DateRange;
  /** Of the report, with the address that answers it. */
  path: string;
  search: ReportAddress;
}

const subjects = {
  noConversions: { section: 'keyword' },
  dearerClicks: { section: 'keyword', isCompared: true },
  lowQuality: { section: 'keyword' },
  limitedByBudget: { section: 'campaign' },
} as const satisfies Record<ConditionPreset['id'], { section: Section; isCompared?: true }>;

/** The questions whose reports the user may open. The rows are sums of the week, those that cost most first. */
export function reportQuestions({
  today,
  canOpen,
}: {
  /** Today in the account, `yyyy-MM-dd`. */
  today: string;
  /** Whether the user may open the page at a path. */
  canOpen: (path: string) => boolean;
}): ReportQuestion[] {
  // weeks of the picker: Monday to Sunday
  const range = defaultRange(2, today);
  return presets.flatMap(({ id, where }) => {
    const subject = subjects[id];
    const path = reportPagePath('search', subject.section, 'custom');
    if (!canOpen(path)) return [];
    const search = {
      ...printReportView({ range, where, sort: 'cost desc' }),
      ...('isCompared' in subject && { compare: 'previous' }),
    };
    return [{ id, section: subject.section, range, path, search }];
  });
}
