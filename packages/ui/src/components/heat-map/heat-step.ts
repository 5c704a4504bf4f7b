/** Steps of the colour scale: 0 for the value 0, 6 for the highest value. */
export const heatSteps = [0, 1, 2, 3, 4, 5, 6] as const;
export type HeatStep = (typeof heatSteps)[number];

/** A cell of the map and its value. */
export interface HeatCell {
  /** Index of the row, from 0. */
  row: number;
  /** Index of the column, from 0. */
  column: number;
  /** null: unknown, which is not 0. */
  value: number | null;
}

/** The step of a value on a scale from 0 to `max`: 0 for the value 0, otherwise one of six even steps; `max` is on the last. */
export function heatStep(value: number, max: number): HeatStep {
  if (!(value > 0) || !(max > 0)) return 0;
  return heatSteps[Math.min(Math.ceil((value / max) * 6), 6)] ?? 6;
}

/** The cell with the highest value above 0, the first of equals; null without one. */
export function heatPeak(
  values: readonly (readonly (number | null)[])[],
): (HeatCell & { value: number }) | null {
  let peak: (HeatCell & { value: number }) | null = null;
  values.forEach((rowValues, row) =>
    rowValues.forEach((value, column) => {
      if (value !== null && value > (peak?.value ?? 0)) peak = { row, column, value };
    }),
  );
  return peak;
}
