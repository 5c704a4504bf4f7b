/** Width, height, and the space around the line, in px. */
export const sparklineSize = { width: 56, height: 24, inset: { x: 2, y: 3 } } as const;

export interface SparklinePath {
  line: string;
  area: string;
}

/**
 * A series of values as SVG paths: the line, and the area below it.
 *
 * Shape:  null without two adjacent values; a null value leaves a gap; equal values run through the middle.
 * Units:  px from the top left of `sparklineSize`, one decimal.
 */
export function sparklinePath(values: readonly (number | null)[]): SparklinePath | null {
  const present = values.filter((value) => value !== null);
  const lowest = Math.min(...present);
  const spread = Math.max(...present) - lowest;
  const { width, height, inset } = sparklineSize;
  const x = (index: number) => round(inset.x + (index / (values.length - 1)) * (width - 2 * inset.x));
  const y = (value: number) => {
    const part = spread === 0 ? 0.5 : (value - lowest) / spread;
    return round(height - inset.y - part * (height - 2 * inset.y));
  };
  const runs = runsOf(values).filter((run) => run.length > 1);
  if (runs.length === 0) return null;
  const lines = runs.map((run) => run.map(({ index, value }) => `${x(index)} ${y(value)}`).join('L'));
  const areas = runs.map((run, at) => {
    const [first, last] = [run[0]?.index ?? 0, run.at(-1)?.index ?? 0];
    return `M${lines[at] ?? ''}L${x(last)} ${height}L${x(first)} ${height}Z`;
  });
  return { line: lines.map((line) => `M${line}`).join(''), area: areas.join('') };
}

/** The runs of adjacent values between the gaps. */
function runsOf(values: readonly (number | null)[]) {
  const runs: { index: number; value: number }[][] = [];
  let isOpen = false;
  values.forEach((value, index) => {
    if (value === null) isOpen = false;
    else if (isOpen) runs.at(-1)?.push({ index, value });
    else {
      runs.push([{ index, value }]);
      isOpen = true;
    }
  });
  return runs;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
