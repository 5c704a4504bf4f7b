import type { TrendChartLabels } from './labels';
import type { TrendPoint, TrendSeries } from './types';

/** A figure and where it stands. */
export interface TrendFact {
  index: number;
  value: number;
}

/** The ends of a course; of equals the first. null without a figure. */
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

/** A step's own words. */
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

/** The main series in one sentence: where it runs, lowest, highest, latest. */
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

/** The series that the chart is about: the first of kind `main`. */
export function mainSeries(series: readonly TrendSeries[]): TrendSeries | undefined {
  return series.find(({ kind }) => kind === 'main');
}

/** What the main series is compared with: the first of kind `comparison`. */
export function comparisonSeries(series: readonly TrendSeries[]): TrendSeries | undefined {
  return series.find(({ kind }) => kind === 'comparison');
}
