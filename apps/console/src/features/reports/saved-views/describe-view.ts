import {
  metrics,
  valueFilters,
  type ReportGrouping,
  type ReportSegment,
  type ReportViewContent,
  type ValueFilter,
} from '@meridian/api-client/contract';
import type { DateRange, RelativeBasis } from '@meridian/date-range/core';

/** A setting of a view: a key of the texts `views.facts` and its parameters, or a filter. */
export type ViewSetting =
  | { key: 'metrics' | 'columns' | 'size' | 'conditions'; count: number }
  | { key: 'filter'; filter: ValueFilter; count: number }
  /** The only value of a filter. */
  | { key: 'only'; filter: ValueFilter; value: string }
  | { key: 'text'; text: string }
  | { key: 'grouped'; groupBy: ReportGrouping }
  | { key: 'segmented'; segment: ReportSegment }
  | { key: 'comparedRange'; range: DateRange }
  | { key: 'consolidated' | 'independent' | RelativeBasis | 'changed' | 'sort' };

const metricKeys = new Set<string>(Object.values(metrics).map(({ dataKey }) => dataKey));

/**
 * The settings of a view, the most informative first; order and page size only if there is nothing else. Empty for the default settings.
 */
export function describeView(content: ReportViewContent): ViewSetting[] {
  const { columns, text, reportType, compare, sort, size, where = [], groupBy, segment } = content;
  const shown = columns?.filter((key) => metricKeys.has(key)).length ?? 0;
  const informative: ViewSetting[] = [
    ...(columns
      ? [
          shown > 0
            ? { key: 'metrics' as const, count: shown }
            : { key: 'columns' as const, count: columns.length },
        ]
      : []),
    ...valueFilters.flatMap((filter): ViewSetting[] => {
      const [first, ...more] = content[filter] ?? [];
      if (first === undefined) return [];
      if (more.length === 0) return [{ key: 'only', filter, value: first }];
      return [{ key: 'filter', filter, count: more.length + 1 }];
    }),
    ...(text === undefined ? [] : [{ key: 'text' as const, text }]),
    ...(where.length > 0 ? [{ key: 'conditions' as const, count: where.flat().length }] : []),
    ...(groupBy === undefined ? [] : [{ key: 'grouped' as const, groupBy }]),
    ...(segment === undefined ? [] : [{ key: 'segmented' as const, segment }]),
    ...(compare ? [comparisonSetting(compare)] : []),
    ...(compare?.changedBy === undefined ? [] : [{ key: 'changed' as const }]),
    ...(reportType === undefined
      ? []
      : [{ key: reportType === 1 ? ('consolidated' as const) : ('independent' as const) }]),
  ];
  if (informative.length > 0) return informative;
  return [
    ...(sort === undefined ? [] : [{ key: 'sort' as const }]),
    ...(size === undefined ? [] : [{ key: 'size' as const, count: size }]),
  ];
}

function comparisonSetting({ basis }: NonNullable<ReportViewContent['compare']>): ViewSetting {
  return typeof basis === 'object' ? { key: 'comparedRange', range: basis } : { key: basis };
}
