import { floatOf } from '../decimal/float';

export interface SparklineSize {
  /** Width in CSS pixels, like the height. */
  width: number;
  height: number;
}

export interface SparklineShape {
  /** Data of an SVG path; empty if there is nothing to draw. */
  path: string;
  /** The position of a value; null if it is empty or missing. */
  point: (index: number) => { x: number; y: number } | null;
}

/** Space for the dot at the edges, in CSS pixels. */
const inset = 3;

/**
 * The line through numbers, from the smallest at the bottom to the largest at the top.
 *
 * Shape:  empty values and texts that are not numbers leave a gap; equal values are a flat line in the middle; a value
 *         between two gaps is a line without length, which a round cap draws as a dot.
 * Units:  CSS pixels from the top left corner, to a hundredth.
 */
export function sparklineShape(values: readonly unknown[], { width, height }: SparklineSize): SparklineShape {
  const numbers = values.map(finiteOf);
  const known = numbers.filter((number) => number !== null);
  const smallest = known.reduce((a, b) => Math.min(a, b), Infinity);
  const largest = known.reduce((a, b) => Math.max(a, b), -Infinity);
  // the span of the largest floats is not a float, but half of it is
  const scale = Number.isFinite(largest - smallest) ? 1 : 0.5;
  const span = largest * scale - smallest * scale;

  const point: SparklineShape['point'] = (index) => {
    const number = numbers[index] ?? null;
    if (number === null) return null;
    const across = numbers.length > 1 ? index / (numbers.length - 1) : 0.5;
    const up = span > 0 ? (number * scale - smallest * scale) / span : 0.5;
    return {
      x: hundredth(inset + across * (width - 2 * inset)),
      y: hundredth(height - inset - up * (height - 2 * inset)),
    };
  };
  return { path: numbers.map((_, index) => step(index)).join(''), point };

  function step(index: number): string {
    const here = point(index);
    if (!here) return '';
    if (point(index - 1)) return `L${here.x} ${here.y}`;
    return `M${here.x} ${here.y}${point(index + 1) ? '' : 'h0'}`;
  }
}

function finiteOf(value: unknown): number | null {
  const number = floatOf(value);
  return Number.isFinite(number) ? number : null;
}

function hundredth(number: number): number {
  return Math.round(number * 100) / 100;
}
