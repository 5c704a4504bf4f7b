import { useState, type PointerEvent } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import type { TrendChartLabels } from './labels';
import { PlotTooltip } from './plot-tooltip';
import { TrendDataTable } from './trend-data-table';
import { trendSummary } from './trend-summary';
import { TrendTable, type TrendTableProps } from './trend-table';
import { usePlot, type PlotSpot } from './use-plot';

export interface PlotProps extends TrendTableProps {
  formatTick: (value: number) => string;
  /** In px. */
  height: number;
}

/** The chart and its tooltip, or the placeholder while it loads, or the table after an error. */
export function Plot({ formatTick, height, ...data }: PlotProps) {
  const { title, points, series, formatValue, labels } = data;
  const { status, plotRef, retry, spotAt } = usePlot({ points, series, formatTick });
  const [pointed, setPointed] = useState<{ spot: PlotSpot; width: number } | null>(null);
  const isPointed = pointed !== null && pointed.spot.index < points.length;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const spot = spotAt(event.clientX - left);
    setPointed(spot && { spot, width });
  };

  if (status === 'failed') return <TrendDataTable {...data} height={height} onRetry={retry} />;
  return (
    <>
      <div
        data-metrics=""
        className="relative"
        style={{ height }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <div
          ref={plotRef}
          role="img"
          aria-label={trendSummary({ title, points, series, formatValue, labels })}
          className="size-full tabular-nums print:[&_svg]:size-full print:[&>div]:size-full!"
        />
        {status === 'loading' && <PlotSkeleton label={labels.loading} />}
        {isPointed && <PlotTooltip {...pointed} {...data} />}
      </div>
      <div className="sr-only">
        <TrendTable {...data} />
      </div>
    </>
  );
}

/** The grid without values. */
function PlotSkeleton({ label }: Record<'label', TrendChartLabels['loading']>) {
  return (
    <div
      role="status"
      aria-label={label}
      className="absolute inset-0 flex animate-late flex-col justify-between pt-1 pb-6"
    >
      {[4, 3, 2, 1, 0].map((line) => (
        <span key={line} className="flex items-center gap-2">
          <Skeleton className="w-7" />
          <span className="h-px flex-1 bg-grid" />
        </span>
      ))}
    </div>
  );
}
