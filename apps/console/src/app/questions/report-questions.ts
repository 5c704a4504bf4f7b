import { reportPagePath, type Section } from '@meridian/api-client/contract';
import { defaultRange, type DateRange } from '@meridian/date-range/core';
import { conditionPresets, type ConditionPreset } from '../../features/reports/conditions/condition-presets';
import { findReport } from '../../features/reports/registry';
import { conditionColumnsIn } from '../../features/reports/report-keys';
import { printReportView } from '../../features/reports/view/print-view';
import type { ReportAddress } from '../../features/reports/view/report-address';

/** A question about last week that a report with a suggested filter answers; its name is the text `shell:questions.<id>`. */
export interface ReportQuestion {
  id: (typeof questions)[number]['id'];
  section: Section;
  range: DateRange;
  /** Of the report, with the address that answers it. */
  path: string;
  search: ReportAddress;
}

interface Question {
  id: ConditionPreset['id'] | 'newKeywords';
  section: Section;
  isCompared?: true;
  /** The suggested filter, if its name is another one. */
  preset?: ConditionPreset['id'];
}

const questions = [
  { id: 'noConversions', section: 'keyword' },
  { id: 'dearerClicks', section: 'keyword', isCompared: true },
  { id: 'lowQuality', section: 'keyword' },
  { id: 'limitedByBudget', section: 'campaign' },
  { id: 'newKeywords', section: 'keyword', preset: 'newItems' },
] as const satisfies readonly Question[];

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
  return questions.flatMap((question: Question & Pick<ReportQuestion, 'id'>) => {
    const { id, section, isCompared = false, preset: presetId = id } = question;
    const path = reportPagePath('search', section, 'custom');
    const report = findReport(path);
    if (!report || !canOpen(path)) return [];
    const columns = conditionColumnsIn(report, { reportType: undefined, accountCount: 1 });
    const preset = conditionPresets(columns, { isCompared }).find((each) => each.id === presetId);
    if (!preset) return [];
    const search = {
      ...printReportView({ range, where: preset.where, sort: 'cost desc' }),
      ...(isCompared && { compare: 'previous' }),
    };
    return [{ id, section, range, path, search }];
  });
}
