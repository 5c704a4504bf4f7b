import { differenceText } from './difference';
import type { TrendChartLabels } from './labels';
import { LineSample } from './line-sample';
import { comparisonSeries, mainSeries, pointTitle } from './trend-summary';
import type { TrendPoint, TrendSeries } from './types';
import type { PlotSpot } from './use-plot';

export interface PlotTooltipProps {
  spot: PlotSpot;
  /** Width of the plot, in px. */
  width: number;
  points: readonly TrendPoint[];
  series: readonly TrendSeries[];
  formatValue: (value: number) => string;
  /** Formats the absolute difference of two values. */
  formatDifference: (amount: number) => string;
  labels: TrendChartLabels;
}

/** The step below the pointer: a line, dots and a card. Hidden from assistive technology, which has the table. */
export function PlotTooltip({
  spot,
  width,
  points,
  series,
  formatValue,
  formatDifference,
  labels,
}: PlotTooltipProps) {
  const { index, x, ys } = spot;
  const difference = differenceText(
    mainSeries(series)?.values[index],
    comparisonSeries(series)?.values[index],
    formatDifference,
  );
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span className="absolute inset-y-2 w-px bg-line-3" style={{ left: x }} />
      {series.map(({ kind }, at) => {
        const y = ys[at];
        return (
          y != null && (
            <span
              key={kind}
              className={`absolute size-2 -translate-1/2 rounded-full border-2 border-surface ${kind === 'main' ? 'bg-c1' : 'bg-c-rest'}`}
              style={{ left: x, top: y }}
            />
          )
        );
      })}
      <div
        data-elevated=""
        style={{ left: x, translate: translateOf(x, width) }}
        className="absolute top-2 z-popover flex flex-col gap-1 rounded-sm bg-overlay px-2.5 py-2 text-12 whitespace-nowrap text-fg-1 shadow-pop"
      >
        <span className="font-medium">{pointTitle(points[index])}</span>
        {series.map(({ kind, name, values, pointLabels }) => {
          const value = values[index] ?? null;
          return (
            <span key={kind} className="flex items-center gap-1.5">
              <LineSample kind={kind} />
              <span className="text-fg-2">{pointLabels?.[index] ?? name}</span>
              <span className="ms-auto ps-3 font-medium tabular-nums">
                {value === null ? '--' : formatValue(value)}
              </span>
            </span>
          );
        })}
        {difference !== null && (
          <span className="flex border-t border-line-1 pt-1 text-fg-2">
            {labels.difference}
            <span className="ms-auto ps-3 tabular-nums">{difference}</span>
          </span>
        )}
      </div>
    </div>
  );
}

/** Position of the card: right of the line in the left half, otherwise left of it. In a narrow plot it covers the line. */
function translateOf(x: number, width: number): string {
  if (width < 520) return `${(-100 * x) / width}%`;
  return x > width / 2 ? 'calc(-100% - 12px)' : '12px';
}
