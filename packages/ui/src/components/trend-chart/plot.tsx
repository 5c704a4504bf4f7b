import { useState, type PointerEvent } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { groupMarks } from './group-marks';
import type { TrendChartLabels } from './labels';
import { PlotTooltip } from './plot-tooltip';
import { TrendDataTable } from './trend-data-table';
import { trendSummary } from './trend-summary';
import { TrendTable, type TrendTableProps } from './trend-table';
import type { TrendMarks } from './types';
import { usePlot, type PlotSpot } from './use-plot';

export interface PlotProps extends TrendTableProps {
  formatTick: (value: number) => string;
  /** In px. */
  height: number;
  marks: TrendMarks | undefined;
}

/** Height of the row of marks, in px. */
const marksHeight = 28;

/** The chart and its tooltip, or the placeholder while it loads, or the table after an error. */
export function Plot({ formatTick, height: fullHeight, marks, ...data }: PlotProps) {
  const { title, points, series, formatValue, labels } = data;
  const height = marks ? fullHeight - marksHeight : fullHeight;
  const { status, plotRef, retry, spotAt, ends } = usePlot({ points, series, formatTick });
  const [pointed, setPointed] = useState<{ spot: PlotSpot; width: number } | null>(null);
  const isPointed = pointed !== null && pointed.spot.index < points.length;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const spot = spotAt(event.clientX - left);
    setPointed(spot && { spot, width });
  };

  if (status === 'failed') return <TrendDataTable {...data} height={fullHeight} onRetry={retry} />;
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
      {marks && (
        <div className="relative print:hidden" style={{ height: marksHeight }}>
          {ends &&
            groupMarks(marks.indices, { ends, count: points.length }).map(({ indices, x }) => (
              <span key={indices[0]} className="absolute top-1 -translate-x-1/2" style={{ left: x }}>
                {marks.render(indices)}
              </span>
            ))}
        </div>
      )}
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
