import { useCallback, useState, type ReactNode } from 'react';
import { ChartLineIcon, TableIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { IconButton } from '../icon-button/icon-button';
import { Tooltip } from '../tooltip/tooltip';
import { compactTick } from './compact-tick';
import { trendChartLabels, type TrendChartLabels } from './labels';
import { LineSample } from './line-sample';
import { Plot } from './plot';
import { TrendDataTable } from './trend-data-table';
import type { ChartLanguage, TrendMarks, TrendPoint, TrendSeries } from './types';

export interface TrendChartProps {
  /** Names the chart: `Cost by day`. */
  title: string;
  /** Steps of the horizontal axis, in order. */
  points: readonly TrendPoint[];
  /** One `main` series, and at most one `comparison`. */
  series: readonly TrendSeries[];
  /** Formats a value in full, for tooltip and table. */
  formatValue: (value: number) => string;
  /** Formats the absolute difference of two values; `formatValue` by default. For ratios, in points: `0.57 pt`. */
  formatDifference?: ((amount: number) => string) | undefined;
  /** Formats a tick of the axis; `compactTick` by default. Pass a stable function: a new one redraws the chart. */
  formatTick?: ((value: number) => string) | undefined;
  /** Language of ticks and texts; English by default. */
  language?: ChartLanguage | undefined;
  /** Height of the drawing in px; 170 by default. */
  height?: number | undefined;
  /** A row of marks below the axis, which takes a part of the height. It is not printed. */
  marks?: TrendMarks | undefined;
  /** Replace single texts of the language. */
  labels?: Partial<TrendChartLabels> | undefined;
  /** Replaces the visible title, such as by a select of metrics. The title still names the chart for assistive technology. */
  head?: ReactNode;
  /** Buttons at the end of the head, such as one that closes the chart. */
  actions?: ReactNode;
  className?: string;
}

/**
 * One metric over time, with that of another period. Screen readers get a table instead of the drawing; a button shows
 * that table to everyone. The chart library loads when the chart is first shown.
 */
export function TrendChart({
  title,
  points,
  series,
  formatValue,
  formatDifference = formatValue,
  formatTick,
  language = 'en',
  height = 170,
  marks,
  labels: ownLabels,
  head,
  actions,
  className,
}: TrendChartProps) {
  const [isTable, setIsTable] = useState(false);
  const labels = { ...trendChartLabels[language], ...ownLabels };
  const defaultTick = useCallback((value: number) => compactTick(value, language), [language]);
  const table = { title, points, series, formatValue, formatDifference, labels };
  const hasValues = series.some(({ values }) => values.some((value) => value !== null));
  const toggleLabel = isTable ? labels.viewAsChart : labels.viewAsTable;
  return (
    <figure data-scope-ui="" aria-label={title} className={cn('relative min-w-0 close-signs', className)}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3.5 gap-y-1 pb-1.5">
        <div data-scope-end="" className="me-auto min-w-0">
          {head ?? (
            <h2 data-scope-ui="" className="text-14 font-semibold text-fg-1">
              {title}
            </h2>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-3.5">
          {series.map(({ kind, name }) => (
            <span key={kind} className="flex items-center gap-1.5 text-12 whitespace-nowrap text-fg-2">
              <LineSample kind={kind} />
              {name}
            </span>
          ))}
          <span className="flex print:hidden">
            {hasValues && (
              <Tooltip content={toggleLabel}>
                <IconButton size="small" label={toggleLabel} onClick={() => setIsTable(!isTable)}>
                  {isTable ? <ChartLineIcon /> : <TableIcon />}
                </IconButton>
              </Tooltip>
            )}
            {actions}
          </span>
        </div>
      </div>
      {!hasValues && (
        <p className="grid place-items-center text-13 text-fg-3" style={{ height }}>
          {labels.empty}
        </p>
      )}
      {hasValues && isTable && <TrendDataTable {...table} height={height} />}
      {hasValues && !isTable && (
        <Plot {...table} formatTick={formatTick ?? defaultTick} height={height} marks={marks} />
      )}
    </figure>
  );
}
