/** Colours of the scale: 0 is nothing, 6 the greatest figure. */
export const heatSteps = [0, 1, 2, 3, 4, 5, 6] as const;
export type HeatStep = (typeof heatSteps)[number];

/** A cell of the map and its figure. */
export interface HeatCell {
  /** Index of the row, from 0. */
  row: number;
  /** Index of the column, from 0. */
  column: number;
  /** null: not known, which is not 0. */
  value: number | null;
}

/** The step of a figure on a scale from 0 to `max`: 0 for nothing, else six even steps, of which the last holds `max`. */
export function heatStep(value: number, max: number): HeatStep {
  if (!(value > 0) || !(max > 0)) return 0;
  return heatSteps[Math.min(Math.ceil((value / max) * 6), 6)] ?? 6;
}

/** The cell with the greatest figure above 0, the first of equals; null where there is none. */
export function heatPeak(
  values: readonly (readonly (number | null)[])[],
): (HeatCell & { value: number }) | null {
  let peak: (HeatCell & { value: number }) | null = null;
  values.forEach((figures, row) =>
    figures.forEach((value, column) => {
      if (value !== null && value > (peak?.value ?? 0)) peak = { row, column, value };
    }),
  );
  return peak;
}
