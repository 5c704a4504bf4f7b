import { cn } from '../../lib/cn';
import { sparklineSize, type SparklinePath } from './sparkline-path';

export interface StripSparklineProps {
  path: SparklinePath;
  isSelected: boolean;
  /** Hides it in strips without room for all lines. */
  className: string;
}

/** The values of one KPI as a line, as wide as the value leaves room. Hidden from assistive technology. */
export function StripSparkline({ path, isSelected, className }: StripSparklineProps) {
  const { width, height } = sparklineSize;
  return (
    <svg
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('mb-1 block w-8 max-w-14 flex-1 basis-8 in-data-[size=mini]:mb-0', className)}
    >
      {isSelected && <path d={path.area} className="fill-c1" opacity={0.1} />}
      <path
        d={path.line}
        className={isSelected ? 'fill-none stroke-c1' : 'fill-none stroke-fg-3'}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
