/** The vertical axis: it starts at 0 and its ends are multiples of the step. */
export interface NiceAxis {
  min: number;
  max: number;
  step: number;
}

const intervals = 4;
const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/**
 * An axis in four even steps that contain every value.
 *
 * Shape:  the step is 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten; whole where all values are: no half clicks.
 *         Without a value other than 0: one step, from 0 to 1. Negative values add steps below 0.
 * Errors: none; numbers that are not finite are ignored.
 */
export function niceAxis(values: readonly (number | null)[]): NiceAxis {
  const numbers = values.filter((value) => value !== null).filter(Number.isFinite);
  const highest = Math.max(0, ...numbers);
  const lowest = Math.min(0, ...numbers);
  if (highest === 0 && lowest === 0) return { min: 0, max: 1, step: 1 };
  const minStep = Math.max(highest, -lowest) / intervals;
  const step = numbers.every(Number.isInteger)
    ? niceStep(Math.max(minStep, 1), Number.isInteger)
    : niceStep(minStep);
  return {
    min: lowest < 0 ? -Math.ceil(-lowest / step) * step : 0,
    max: lowest < 0 ? Math.ceil(highest / step) * step : intervals * step,
    step,
  };
}

/** The smallest round step that is not below `min`. */
function niceStep(min: number, isFit: (step: number) => boolean = () => true): number {
  const exponent = Math.floor(Math.log10(min));
  for (const step of niceSteps) {
    // a text, not a product: 2.5e-3 is exact where 2.5 * 0.001 is not
    const nice = Number(`${step}e${exponent}`);
    if (nice >= min && isFit(nice)) return nice;
  }
  return Number(`1e${exponent + 1}`);
}
