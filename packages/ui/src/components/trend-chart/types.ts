import type { ReactNode } from 'react';

/** Languages in which the chart has texts. */
export type ChartLanguage = 'cn' | 'en' | 'tw';

/** One step of the horizontal axis. */
export interface TrendPoint {
  /** On the axis: `Sat 14`. */
  label: string;
  /** In the tooltip, the table and the summary: `Sat, Nov 14, 2026`; the label if absent. */
  fullLabel?: string | undefined;
}

/** One line of the chart. */
export interface TrendSeries {
  name: string;
  /** The main line, or the compared one (grey and dashed). */
  kind: 'main' | 'comparison';
  /** One per point, in order; null leaves a gap. */
  values: readonly (number | null)[];
  /** The comparison's own dates, one per point. */
  pointLabels?: readonly string[] | undefined;
}

/** What the host shows below the axis, such as events of a day. */
export interface TrendMarks {
  /** Indices of the points that have a mark, in order. */
  indices: readonly number[];
  /** A focusable element of 24 px for points whose marks would overlap; usually one. */
  render: (indices: readonly number[]) => ReactNode;
}
