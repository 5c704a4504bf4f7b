import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { KpiTile, type KpiData } from './kpi-tile';
import { kpiStripLabels, type KpiStripLabels } from './labels';
import { StripSkeleton } from './strip-skeleton';

export interface KpiStripProps {
  /** In reading order; empty while the first ones load. */
  figures: readonly KpiData[];
  /** `id` of the figure whose chart is open, or null. */
  selected: string | null;
  /** A click on a figure chooses it, a click on the chosen one gives null. */
  onSelectedChange: (id: string | null) => void;
  /** Id of what a figure opens, where that is not the strip's own panel. */
  chartId?: string | undefined;
  /** The chart of the chosen figure, in one frame with the strip. */
  children?: ReactNode;
  /** The first load: grey bars in place of the figures, in the same layout. */
  isLoading?: boolean | undefined;
  /** English by default; `kpiStripLabels` has every language. */
  labels?: Partial<KpiStripLabels> | undefined;
  className?: string;
}

/** The key figures of a report in one row; each opens its course. Wide, with sparklines; on phones a row of cards. */
export function KpiStrip({
  figures,
  selected,
  onSelectedChange,
  chartId,
  children,
  isLoading = false,
  labels,
  className,
}: KpiStripProps) {
  const texts = { ...kpiStripLabels.en, ...labels };
  const isOpen = !isLoading && Boolean(children) && figures.some(({ id }) => id === selected);
  return (
    <div data-scope-ui="" data-figures="" className={cn('@container', className)}>
      <div className="rounded-md border border-line-2 bg-surface @max-[840px]:rounded-none @max-[840px]:border-0">
        <div
          role="group"
          aria-label={isLoading ? texts.loading : texts.figures}
          aria-busy={isLoading}
          className={cn(
            'flex overflow-x-auto overflow-y-hidden rounded-t-[calc(var(--r-md)-1px)] print:flex-wrap',
            '@max-[840px]:snap-x @max-[840px]:gap-2 @max-[840px]:rounded-none',
            !isOpen && 'rounded-b-[calc(var(--r-md)-1px)]',
          )}
        >
          {isLoading && figures.length === 0 && <StripSkeleton />}
          {figures.map((figure) => (
            <KpiTile
              key={figure.id}
              figure={figure}
              isSelected={figure.id === selected}
              isLoading={isLoading}
              controls={chartId}
              onToggle={() => onSelectedChange(figure.id === selected ? null : figure.id)}
            />
          ))}
        </div>
        {isOpen && (
          <div
            id={chartId}
            className="border-t border-line-2 px-4 py-2.5 @max-[840px]:mt-2 @max-[840px]:rounded-md @max-[840px]:border"
          >
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
