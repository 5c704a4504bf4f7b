import type { HeatStep } from './heat-step';

/** The background of a cell by its step. */
export const heatFills = {
  0: 'bg-h0',
  1: 'bg-h1',
  2: 'bg-h2',
  3: 'bg-h3',
  4: 'bg-h4',
  5: 'bg-h5',
  6: 'bg-h6',
} as const satisfies Record<HeatStep, string>;
