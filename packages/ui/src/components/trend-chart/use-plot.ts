import type { ECharts } from 'echarts/core';
import { useCallback, useEffect, useState } from 'react';
import { chartOption, type ChartOptionInput } from './chart-option';
import { useECharts } from './use-echarts';

/** The step below the pointer, in px from the top left of the plot. */
export interface PlotSpot {
  index: number;
  x: number;
  /** One per series, in their order; null for a gap. */
  ys: (number | null)[];
}

/** Where the first and the last point are, in px from the left of the plot. */
export interface PlotEnds {
  first: number;
  last: number;
}

/** Loads the chart library, draws into an element and resizes the drawing with it. */
export function usePlot({ points, series, formatTick }: Omit<ChartOptionInput, 'fontFamily'>) {
  const { library, hasFailed, retry } = useECharts();
  const [chart, setChart] = useState<ECharts | null>(null);
  const [ends, setEnds] = useState<PlotEnds | null>(null);

  const plotRef = useCallback(
    (element: HTMLDivElement) => {
      if (!library) return;
      const drawn = library.createChart(element);
      const observer = new ResizeObserver(() => {
        drawn.resize();
        // paper has another width and runs no script: CSS scales the drawing there
        const size = `0 0 ${drawn.getWidth()} ${drawn.getHeight()}`;
        element.querySelector('svg')?.setAttribute('viewBox', size);
      });
      observer.observe(element);
      setChart(drawn);
      return () => {
        observer.disconnect();
        drawn.dispose();
        setChart(null);
      };
    },
    [library],
  );

  useEffect(() => {
    if (!chart) return;
    const { fontFamily } = getComputedStyle(chart.getDom());
    chart.setOption(chartOption({ points, series, formatTick, fontFamily }), { notMerge: true });
  }, [chart, points, series, formatTick]);

  useEffect(() => {
    if (!chart || points.length === 0) return undefined;
    const measure = () => {
      const [first, last] = [0, points.length - 1].map((index) =>
        chart.convertToPixel({ xAxisIndex: 0 }, index),
      );
      if (first === undefined || last === undefined) return;
      setEnds((known) => (known?.first === first && known.last === last ? known : { first, last }));
    };
    // after every drawing, such as in another size
    chart.on('finished', measure);
    return () => {
      // its element may be gone already
      if (!chart.isDisposed()) chart.off('finished', measure);
    };
  }, [chart, points]);

  const spotAt = (x: number): PlotSpot | null => {
    if (!chart || points.length === 0) return null;
    const at = Math.round(chart.convertFromPixel({ xAxisIndex: 0 }, x));
    const index = Math.min(Math.max(at, 0), points.length - 1);
    return {
      index,
      x: chart.convertToPixel({ xAxisIndex: 0 }, index),
      ys: series.map(({ values }) => {
        const value = values[index] ?? null;
        return value === null ? null : chart.convertToPixel({ yAxisIndex: 0 }, value);
      }),
    };
  };

  const status = hasFailed ? ('failed' as const) : chart ? ('ready' as const) : ('loading' as const);
  return { status, plotRef, retry, spotAt, ends };
}
