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
import type { ChartLanguage, TrendPoint, TrendSeries } from './types';

export interface TrendChartProps {
  /** What is shown: `Cost by day`. */
  title: string;
  /** Steps of the horizontal axis, in order. */
  points: readonly TrendPoint[];
  /** One `main` series, and at most one `comparison`. */
  series: readonly TrendSeries[];
  /** A figure in full, for tooltip and table. */
  formatValue: (value: number) => string;
  /** An amount between two figures, without its sign; as a figure by default. For ratios, in points: `0.57 pt`. */
  formatDifference?: ((amount: number) => string) | undefined;
  /** A figure on the axis; `compactTick` by default. Best a stable function: a new one draws the chart anew. */
  formatTick?: ((value: number) => string) | undefined;
  /** Of ticks and texts; English by default. */
  language?: ChartLanguage | undefined;
  /** Of the drawing, in px; 170 by default. */
  height?: number | undefined;
  /** In place of single texts of the language. */
  labels?: Partial<TrendChartLabels> | undefined;
  /** In place of the title, which then names the chart for assistive technology only: a choice of figures. */
  head?: ReactNode;
  /** Buttons at the end of the head, such as one that closes the chart. */
  actions?: ReactNode;
  className?: string;
}

/**
 * One figure over time, beside that of another period. The drawing is for the eye; its table is always there for
 * screen readers, and for everybody at a press of a button. Loads the chart library when first shown.
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
  labels: ownLabels,
  head,
  actions,
  className,
}: TrendChartProps) {
  const [isTable, setIsTable] = useState(false);
  const labels = { ...trendChartLabels[language], ...ownLabels };
  const defaultTick = useCallback((value: number) => compactTick(value, language), [language]);
  const table = { title, points, series, formatValue, formatDifference, labels };
  const hasFigures = series.some(({ values }) => values.some((value) => value !== null));
  const toggleLabel = isTable ? labels.viewAsChart : labels.viewAsTable;
  return (
    <figure data-scope-ui="" aria-label={title} className={cn('relative min-w-0 close-signs', className)}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3.5 gap-y-1 pb-1.5">
        <div className="me-auto min-w-0">
          {head ?? <h2 className="text-14 font-semibold text-fg-1">{title}</h2>}
        </div>
        <div className="flex flex-wrap items-center gap-x-3.5">
          {series.map(({ kind, name }) => (
            <span key={kind} className="flex items-center gap-1.5 text-12 whitespace-nowrap text-fg-2">
              <LineSample kind={kind} />
              {name}
            </span>
          ))}
          <span className="flex print:hidden">
            {hasFigures && (
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
      {!hasFigures && (
        <p className="grid place-items-center text-13 text-fg-3" style={{ height }}>
          {labels.empty}
        </p>
      )}
      {hasFigures && isTable && <TrendDataTable {...table} height={height} />}
      {hasFigures && !isTable && <Plot {...table} formatTick={formatTick ?? defaultTick} height={height} />}
    </figure>
  );
}
