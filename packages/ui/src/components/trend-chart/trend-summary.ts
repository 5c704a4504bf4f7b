import type { TrendChartLabels } from './labels';
import type { TrendPoint, TrendSeries } from './types';

/** A value and its index. */
export interface TrendFact {
  index: number;
  value: number;
}

/** First, last, lowest and highest value of a series; of equal values the first. null without a value. */
export function trendFacts(
  values: readonly (number | null)[],
): { lowest: TrendFact; highest: TrendFact; last: TrendFact } | null {
  const facts = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const [first] = facts;
  if (!first) return null;
  return facts.reduce(
    (ends, fact) => ({
      lowest: fact.value < ends.lowest.value ? fact : ends.lowest,
      highest: fact.value > ends.highest.value ? fact : ends.highest,
      last: fact,
    }),
    { lowest: first, highest: first, last: first },
  );
}

/** The full label of a step. */
export function pointTitle(point: TrendPoint | undefined): string {
  return point?.fullLabel ?? point?.label ?? '';
}

export interface SummaryInput {
  title: string;
  points: readonly TrendPoint[];
  series: readonly TrendSeries[];
  formatValue: (value: number) => string;
  labels: TrendChartLabels;
}

/** The main series in one sentence: first and last step, lowest, highest and latest value. */
export function trendSummary({ title, points, series, formatValue, labels }: SummaryInput): string {
  const values = mainSeries(series)?.values.slice(0, points.length) ?? [];
  const facts = trendFacts(values);
  if (!facts) return `${title}: ${labels.empty}`;
  const last = formatValue(facts.last.value);
  const to = pointTitle(points[facts.last.index]);
  if (points.length === 1) return labels.singleSummary({ title, last, to });
  return labels.summary({
    title,
    from: pointTitle(points[0]),
    to: pointTitle(points.at(-1)),
    lowest: formatValue(facts.lowest.value),
    lowestAt: pointTitle(points[facts.lowest.index]),
    highest: formatValue(facts.highest.value),
    highestAt: pointTitle(points[facts.highest.index]),
    last,
  });
}

/** The main series: the first of kind `main`. */
export function mainSeries(series: readonly TrendSeries[]): TrendSeries | undefined {
  return series.find(({ kind }) => kind === 'main');
}

/** The compared series: the first of kind `comparison`. */
export function comparisonSeries(series: readonly TrendSeries[]): TrendSeries | undefined {
  return series.find(({ kind }) => kind === 'comparison');
}
