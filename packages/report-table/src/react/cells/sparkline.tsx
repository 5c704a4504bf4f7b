import { sparklineShape } from '../../core/decorations/sparkline';
import { emptyText } from '../../core/format/cell-value';

export interface SparklineProps {
  /** One number per step, in order; empty ones leave a gap. */
  values: readonly unknown[];
  /** Index of the row's own value: it has a dot. */
  current?: number | undefined;
}

const size = { width: 80, height: 22 };

/** A series of numbers as a line of 80 by 22 pixels; `--` if empty. Hidden from assistive technology: the row shows the number. */
export function Sparkline({ values, current = -1 }: SparklineProps) {
  const { path, point } = sparklineShape(values, size);
  if (path === '')
    return (
      <span data-scope-ui="" className="text-fg-3">
        {emptyText}
      </span>
    );
  const dot = point(current);
  return (
    <svg
      data-scope-ui=""
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden
      className="block flex-none"
    >
      <path
        d={path}
        className="fill-none stroke-c1"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {dot && <circle cx={dot.x} cy={dot.y} r={2.5} className="fill-c1 stroke-surface" strokeWidth={1} />}
    </svg>
  );
}
