import { isEmptyValue } from './cell-value';
import { decimalText } from './decimal/decimal';
import {
  addExact,
  compareExact,
  divideExact,
  exactOf,
  exactText,
  exactZero,
  multiplyExact,
  type Exact,
} from './decimal/exact';
import { formatValue } from './format-value';

/** Which way a figure should go for the reader: `lower` for prices and ranks, `neither` for cost and impressions. */
export type Favourable = 'higher' | 'lower' | 'neither';

/** A figure beside that of a previous period. */
export interface Change {
  kind: 'changed' | 'unchanged' | 'new' | 'stopped';
  /** Exact decimal text of value − previous, in the value's own units. */
  delta: string;
  /** As shown: signed with + or − (U+2212), in the column's unit; a ratio changes in points: `+0.57 pt`. */
  deltaText: string;
  /** Of the previous figure, without sign: `31.0%`; null where a percent has no meaning (new, stopped, previous 0). */
  percentText: string | null;
  direction: 'up' | 'down' | 'same';
  /** Whether the change is good for the reader. */
  tone: 'good' | 'bad' | 'neutral';
}

export interface ChangeOptions {
  /** A unit of `formatValue`. */
  unit: string;
  favourable: Favourable;
}

/**
 * How a figure changed.
 *
 * Shape:  `new` from nothing (no value, or 0) to a positive figure, `stopped` the other way round; a ratio is neither,
 *         since it has no value where nothing was counted. null: nothing to compare, for want of a value or a number.
 * Units:  the amount is exact and shown as the unit rounds; the percent has one decimal, half away from zero.
 * Errors: none, whatever the values are.
 */
export function changeOf(value: unknown, previous: unknown, options: ChangeOptions): Change | null {
  const compared = compareFigures(value, previous, options.unit);
  if (!compared) return null;
  const { kind, difference } = compared;
  const direction = difference.units > 0n ? 'up' : difference.units < 0n ? 'down' : 'same';
  return {
    kind,
    delta: exactText(difference),
    deltaText: signedText(difference, options.unit),
    percentText: kind === 'new' || kind === 'stopped' ? null : percentText(compared),
    direction,
    tone: toneOf(direction, options.favourable),
  };
}

/** The amount alone of `changeOf`, for sorting. */
export function deltaOf(value: unknown, previous: unknown, unit: string): string | null {
  const compared = compareFigures(value, previous, unit);
  return compared && exactText(compared.difference);
}

interface Compared {
  kind: Change['kind'];
  difference: Exact;
  previous: Exact;
}

function compareFigures(value: unknown, previous: unknown, unit: string): Compared | null {
  const now = figureOf(value);
  const before = figureOf(previous);
  const kind = now && before && kindOf(now, before, unit);
  if (!kind) return null;
  const difference = addExact(now.exact, { ...before.exact, units: -before.exact.units });
  return { kind, difference, previous: before.exact };
}

interface Figure {
  /** 0 for no value. */
  exact: Exact;
  isMissing: boolean;
}

/** null for what is no number. */
function figureOf(value: unknown): Figure | null {
  if (isEmptyValue(value)) return { exact: exactZero, isMissing: true };
  const canBeNumber = typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint';
  const exact = canBeNumber ? exactOf(value) : null;
  return exact && { exact, isMissing: false };
}

function kindOf(now: Figure, before: Figure, unit: string): Change['kind'] | null {
  if (!isRatio(unit)) {
    if (now.exact.units > 0n && before.exact.units === 0n) return 'new';
    if (now.exact.units === 0n && before.exact.units > 0n) return 'stopped';
  }
  if (now.isMissing || before.isMissing) return null;
  return compareExact(now.exact, before.exact) === 0 ? 'unchanged' : 'changed';
}

function isRatio(unit: string): boolean {
  return unit === '%' || unit === '%*100';
}

function signedText({ units, scale }: Exact, unit: string): string {
  const digits = String(units < 0n ? -units : units);
  const text = formatValue(decimalText({ isNegative: false, digits, scale }), unit);
  const shown = isRatio(unit) ? `${text.slice(0, -1)} pt` : text;
  // what rounds to zero has no sign
  if (!/[1-9]/.test(shown)) return shown;
  return (units < 0n ? '\u2212' : '+') + shown;
}

const hundred: Exact = { units: 100n, scale: 0 };

function percentText({ difference, previous }: Compared): string | null {
  const percent = divideExact(multiplyExact(difference, hundred), previous, 1);
  return percent && `${formatValue(exactText(percent), 't1').replace('-', '')}%`;
}

function toneOf(direction: Change['direction'], favourable: Favourable): Change['tone'] {
  if (direction === 'same' || favourable === 'neither') return 'neutral';
  return (direction === 'up') === (favourable === 'higher') ? 'good' : 'bad';
}
