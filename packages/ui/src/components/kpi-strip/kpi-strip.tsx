import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Skeleton } from '../skeleton/skeleton';
import { KpiTile, type KpiData } from './kpi-tile';
import { kpiStripLabels, type KpiStripLabels } from './labels';
import { sparklinePath } from './sparkline-path';
import { sparklineClass } from './sparkline-room';

export interface KpiStripProps {
  /** In reading order; empty during the first load. */
  kpis: readonly KpiData[];
  /** `id` of the KPI whose chart is open, or null. */
  selected: string | null;
  /** Called with the `id` of the clicked KPI, or with null when it is selected already. */
  onSelectedChange: (id: string | null) => void;
  /** Id of the element that a KPI opens, if it is not the strip's own panel. */
  chartId?: string | undefined;
  /** The chart of the selected KPI, in one frame with the strip. */
  children?: ReactNode;
  /** The first load: grey bars replace the values, in the same layout. */
  isLoading?: boolean | undefined;
  /** English by default; `kpiStripLabels` has every language. */
  labels?: Partial<KpiStripLabels> | undefined;
  className?: string;
}

/** The KPIs of a report in one row; each opens its chart. A wide strip has sparklines in all tiles; on phones it is a row of cards. */
export function KpiStrip({
  kpis,
  selected,
  onSelectedChange,
  chartId,
  children,
  isLoading = false,
  labels,
  className,
}: KpiStripProps) {
  const texts = { ...kpiStripLabels.en, ...labels };
  const isOpen = !isLoading && Boolean(children) && kpis.some(({ id }) => id === selected);
  const lines = linesOf(kpis);
  return (
    <div data-scope-ui="" data-metrics="" className={cn('@container', className)}>
      <div className="rounded-md border border-line-2 bg-surface @max-[840px]:rounded-none @max-[840px]:border-0">
        <div
          role="group"
          aria-label={isLoading ? texts.loading : texts.kpis}
          aria-busy={isLoading}
          className={cn(
            'flex overflow-x-auto overflow-y-hidden rounded-t-[calc(var(--meridian-radius-md)-1px)] print:flex-wrap',
            '@max-[840px]:snap-x @max-[840px]:gap-2 @max-[840px]:rounded-none',
            !isOpen && 'rounded-b-[calc(var(--meridian-radius-md)-1px)]',
          )}
        >
          {isLoading && kpis.length === 0 && <StripSkeleton />}
          {kpis.map((kpi, index) => (
            <KpiTile
              key={kpi.id}
              kpi={kpi}
              line={lines?.[index] ?? null}
              isSelected={kpi.id === selected}
              isLoading={isLoading}
              controls={chartId}
              onToggle={() => onSelectedChange(kpi.id === selected ? null : kpi.id)}
            />
          ))}
        </div>
        {isOpen && (
          <div
            id={chartId}
            data-scope-end=""
            className="border-t border-line-2 px-4 py-2.5 @max-[840px]:mt-2 @max-[840px]:rounded-md @max-[840px]:border"
          >
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

/** The lines of all KPIs; null unless each has one. */
function linesOf(kpis: readonly KpiData[]) {
  const paths = kpis.flatMap(({ trend }) => (trend && sparklinePath(trend)) ?? []);
  if (paths.length < kpis.length) return null;
  const className = sparklineClass(kpis.map(({ value }) => value));
  return paths.map((path) => ({ path, className }));
}

const placeholders = ['1', '2', '3', '4', '5', '6'] as const;

/** Six placeholders for the first load. */
function StripSkeleton() {
  return placeholders.map((placeholder) => (
    <div
      key={placeholder}
      className="flex h-strip min-w-35 flex-1 flex-col justify-center gap-3 border-e border-line-1 px-3.5 last:border-e-0 in-data-[size=mini]:px-3"
    >
      <Skeleton className="w-14" />
      <Skeleton className="w-24" />
    </div>
  ));
}
