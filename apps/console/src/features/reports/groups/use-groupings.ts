import {
  groupingTitleKey,
  reportGroupings,
  reportSegments,
  type ReportGrouping,
  type ReportSegment,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { groupingsIn, segmentsIn } from '../report-keys';
import type { ReportModel } from '../use-report-model';
import { groupedBy } from './group-filters';

/** A choice with its words. */
export interface GroupingChoice<Value> {
  value: Value;
  label: string;
}

/** What the rows of a report can be grouped by, and what each of them can be split by. */
export interface Groupings {
  groupings: readonly GroupingChoice<ReportGrouping>[];
  segments: readonly GroupingChoice<ReportSegment>[];
  /** Groups by one of the groupings; any other text ends it. */
  group: (value: string) => void;
  /** Splits by one of the segments; any other text ends it. */
  split: (value: string) => void;
}

export function useGroupings(model: ReportModel): Groupings {
  const { t } = useTranslation(['reports', 'columns']);
  const { report, view, accounts, today, change } = model;
  return {
    groupings: groupingsIn(report, { reportType: view.reportType, accountCount: accounts.length }).map(
      (value) => ({ value, label: t(`columns:${groupingTitleKey(value, report.period)}`) }),
    ),
    segments: segmentsIn(report, { range: view.range, today }).map((value) => ({
      value,
      label: t(`segments.${value}`),
    })),
    group: (value) =>
      change(
        groupedBy(
          model,
          reportGroupings.find((each) => each === value),
        ),
      ),
    split: (value) =>
      change({
        groupBy: undefined,
        segment: reportSegments.find((each) => each === value),
        // segments change no rows
        page: view.groupBy === undefined ? view.page : undefined,
      }),
  };
}
