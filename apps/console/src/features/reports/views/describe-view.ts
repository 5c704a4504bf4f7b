import { metrics, type ReportViewContent } from '@meridian/api-client/contract';

/** One thing that a view keeps, as a key of the texts `views.facts` with its parameters. */
export type ViewFact =
  | {
      key: 'metrics' | 'columns' | 'campaign' | 'unit' | 'region' | 'matchMode' | 'device' | 'size';
      count: number;
    }
  /** The only value of a filter; `kind` says which codes it is one of, undefined: a name. */
  | { key: 'only'; value: string; kind: 'device' | 'matchType' | undefined }
  | { key: 'text'; text: string }
  | { key: 'consolidated' | 'independent' | 'previous' | 'lastYear' | 'changed' | 'sort' };

const metricKeys = new Set<string>(Object.values(metrics).map(({ dataKey }) => dataKey));

const filters = [
  ['campaign', undefined],
  ['unit', undefined],
  ['region', undefined],
  ['matchMode', 'matchType'],
  ['device', 'device'],
] as const;

/** What a view keeps, the most telling first, order and page size only where there is nothing else; empty for a report as it comes. */
export function describeView(content: ReportViewContent): ViewFact[] {
  const { columns, text, reportType, compare, sort, size } = content;
  const shown = columns?.filter((key) => metricKeys.has(key)).length ?? 0;
  const telling: ViewFact[] = [
    ...(columns
      ? [
          shown > 0
            ? { key: 'metrics' as const, count: shown }
            : { key: 'columns' as const, count: columns.length },
        ]
      : []),
    ...filters.flatMap(([key, kind]): ViewFact[] => {
      const [first, ...more] = content[key] ?? [];
      if (first === undefined) return [];
      return more.length === 0 ? [{ key: 'only', value: first, kind }] : [{ key, count: more.length + 1 }];
    }),
    ...(text === undefined ? [] : [{ key: 'text' as const, text }]),
    ...(compare ? [{ key: compare.basis }] : []),
    ...(compare?.changedBy === undefined ? [] : [{ key: 'changed' as const }]),
    ...(reportType === undefined
      ? []
      : [{ key: reportType === 1 ? ('consolidated' as const) : ('independent' as const) }]),
  ];
  if (telling.length > 0) return telling;
  return [
    ...(sort === undefined ? [] : [{ key: 'sort' as const }]),
    ...(size === undefined ? [] : [{ key: 'size' as const, count: size }]),
  ];
}
