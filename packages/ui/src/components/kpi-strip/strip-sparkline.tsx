import { sparklinePath, sparklineSize } from './sparkline-path';

export interface StripSparklineProps {
  values: readonly (number | null)[];
  isSelected: boolean;
}

/** The values of one KPI as a line; nothing without two adjacent values. Hidden from assistive technology. */
export function StripSparkline({ values, isSelected }: StripSparklineProps) {
  const path = sparklinePath(values);
  if (!path) return null;
  const { width, height } = sparklineSize;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="mb-1 block flex-none in-data-[size=mini]:mb-0 @max-[1080px]:hidden"
    >
      {isSelected && <path d={path.area} className="fill-c1" opacity={0.1} />}
      <path
        d={path.line}
        className={isSelected ? 'fill-none stroke-c1' : 'fill-none stroke-fg-3'}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
