import { sparklineShape } from '@meridian/report-table/core';

export interface CostLineProps {
  values: readonly (string | null)[];
  /** In CSS pixels. */
  width?: number;
}

/**
 * A sparkline of the cost over seven days, with a dot on the last. Hidden from assistive technology: the adjacent values show the
 * change.
 */
export function CostLine({ values, width = 96 }: CostLineProps) {
  const size = { width, height: 22 };
  const { path, point } = sparklineShape(values, size);
  const last = point(values.length - 1);
  return (
    <svg
      {...size}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      aria-hidden="true"
      className="block"
    >
      <path
        d={path}
        className="fill-none stroke-c5"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={2.5} className="fill-c5 stroke-surface" />}
    </svg>
  );
}
