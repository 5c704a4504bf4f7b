import { cn } from '../../lib/cn';
import { ChangeText, type MetricChange } from '../change-text/change-text';
import { Skeleton } from '../skeleton/skeleton';
import type { SparklinePath } from './sparkline-path';
import { StripSparkline } from './strip-sparkline';

/** One KPI of the strip. Its value is already formatted. */
export interface KpiData {
  id: string;
  label: string;
  /** What it means and how it is computed, in lines: a tooltip of the browser. */
  description?: string | undefined;
  /** The value with its unit: `￥107,353.94`. */
  value: string;
  /** Change from the previous period; absent or null if there is nothing to compare with. */
  change?: MetricChange | null | undefined;
  /** The values over the period, one per step; null is a gap. The strip draws them if all its KPIs have some. */
  trend?: readonly (number | null)[] | undefined;
}

export interface KpiTileProps {
  kpi: KpiData;
  /** The line of its values; null if the strip has none. */
  line: { path: SparklinePath; className: string } | null;
  isSelected: boolean;
  isLoading: boolean;
  /** Id of the element that the tile opens. */
  controls: string | undefined;
  onToggle: () => void;
}

const frame = [
  'relative grid min-h-strip flex-1 content-end gap-y-1 px-3.5 py-2.5 text-start first:flex-[1.22]',
  'border-e border-line-1 last:border-e-0 in-data-[size=mini]:px-3 in-data-[size=mini]:py-1.75',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  '@max-[840px]:min-w-35 @max-[840px]:flex-none @max-[840px]:snap-start @max-[840px]:rounded-md @max-[840px]:border',
  '@max-[840px]:border-line-2 @max-[840px]:first:flex-none @max-[840px]:last:border-e',
  'print:@max-[840px]:flex-1 print:@max-[840px]:basis-[30%] print:@max-[840px]:first:flex-1',
  'print:@max-[840px]:first:basis-[30%]',
].join(' ');

const selected = [
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-accent after:[print-color-adjust:exact]',
  '@max-[840px]:border-accent @max-[840px]:last:border-accent @max-[840px]:after:hidden',
].join(' ');

/** Long labels wrap. If the strip scrolls, a tile is as wide as its label needs. */
const label =
  'w-0 flex-1 text-balance wrap-break-word whitespace-normal @max-[840px]:w-auto @max-[840px]:whitespace-nowrap';

/** A button that opens the chart of its KPI. */
export function KpiTile({ kpi, line, isSelected, isLoading, controls, onToggle }: KpiTileProps) {
  return (
    <button
      type="button"
      // not a `Tooltip`, which would load before the first report is shown
      title={kpi.description}
      aria-expanded={isSelected}
      aria-controls={isSelected ? controls : undefined}
      disabled={isLoading}
      onClick={onToggle}
      className={cn(frame, isSelected ? selected : 'enabled:hover:bg-hover')}
    >
      <span className="flex items-end gap-1 text-12 whitespace-nowrap">
        <span className={cn(label, isSelected ? 'font-medium text-accent-fg' : 'text-fg-3')}>
          {kpi.label}
        </span>
        {!isLoading && kpi.change && <ChangeText change={kpi.change} />}
      </span>
      {/* one line high: a value that is longer than expected pushes the line to the next one, which is clipped */}
      <span className="flex h-7 flex-wrap items-end justify-between gap-x-2 overflow-clip in-data-[size=mini]:h-6">
        <span className="text-20 font-semibold tracking-tight whitespace-nowrap text-fg-1 close-signs in-data-[size=mini]:text-16">
          {isLoading ? <Skeleton className="w-24" /> : kpi.value}
        </span>
        {!isLoading && line && <StripSparkline {...line} isSelected={isSelected} />}
      </span>
    </button>
  );
}
