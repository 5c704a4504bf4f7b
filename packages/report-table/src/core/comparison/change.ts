import { decimalText } from '../decimal/decimal';
import { compareExact, exactOf, exactZero, type Exact } from '../decimal/exact';
import { addExact, divideExact, exactText, multiplyExact } from '../decimal/exact-arithmetic';
import { isEmptyValue } from '../format/cell-value';
import { formatValue } from '../format/format-value';
import { columnText, type FormattedColumn } from '../format/own-units';

/** The direction that is good for the reader: `lower` for prices and ranks, `neither` for cost and impressions. */
export type Favourable = 'higher' | 'lower' | 'neither';

/** A number compared with that of a previous period. */
export interface Change {
  kind: 'changed' | 'unchanged' | 'new' | 'stopped';
  /** Exact decimal text of value − previous, in the value's own units. */
  delta: string;
  /** As shown: signed with + or − (U+2212), in the column's unit; a ratio changes in points: `+0.57 pt`. */
  deltaText: string;
  /** Percentage of the previous number, without sign: `31.0%`; null if it has no meaning (new, stopped, previous 0). */
  percentText: string | null;
  /** Of the arrow: `same` for a percentage that rounds to `0.0%`; `delta` has the exact sign. */
  direction: 'up' | 'down' | 'same';
  /** Whether the change is good for the reader. */
  tone: 'good' | 'bad' | 'neutral';
}

export interface ChangeOptions {
  /** A unit of `formatValue`. */
  unit: string;
  /** Formats the amount of the change in a unit of the host. */
  format?: FormattedColumn['format'];
  favourable: Favourable;
}

/**
 * The change of a number.
 *
 * Shape:  `new` from nothing (no value, or 0) to a positive number, `stopped` in the other direction; a ratio is neither,
 *         since it has no value if nothing was counted. null: nothing to compare, because a value is missing or not a number.
 * Units:  the amount is exact and shown as the unit rounds; the percentage has one decimal, half away from zero.
 * Errors: none, for any values.
 */
export function valueChange(value: unknown, previous: unknown, options: ChangeOptions): Change | null {
  const compared = compareNumbers(value, previous, options.unit);
  if (!compared) return null;
  const { kind, difference } = compared;
  const percent = kind === 'new' || kind === 'stopped' ? null : percentText(compared);
  const direction =
    difference.units === 0n || percent === '0.0%' ? 'same' : difference.units > 0n ? 'up' : 'down';
  return {
    kind,
    delta: exactText(difference),
    deltaText: signedText(difference, options),
    percentText: percent,
    direction,
    tone: toneOf(direction, options.favourable),
  };
}

/** Only the amount of `valueChange`, for sorting. */
export function deltaOf(value: unknown, previous: unknown, unit: string): string | null {
  const compared = compareNumbers(value, previous, unit);
  return compared && exactText(compared.difference);
}

interface Compared {
  kind: Change['kind'];
  difference: Exact;
  previous: Exact;
}

function compareNumbers(value: unknown, previous: unknown, unit: string): Compared | null {
  const current = operandOf(value);
  const previousOperand = operandOf(previous);
  const kind = current && previousOperand && kindOf(current, previousOperand, unit);
  if (!kind) return null;
  const difference = addExact(current.exact, {
    ...previousOperand.exact,
    units: -previousOperand.exact.units,
  });
  return { kind, difference, previous: previousOperand.exact };
}

interface Operand {
  /** 0 without a value. */
  exact: Exact;
  isMissing: boolean;
}

/** Null for a value that is not a number. */
function operandOf(value: unknown): Operand | null {
  if (isEmptyValue(value)) return { exact: exactZero, isMissing: true };
  const canBeNumber = typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint';
  const exact = canBeNumber ? exactOf(value) : null;
  return exact && { exact, isMissing: false };
}

function kindOf(current: Operand, previousOperand: Operand, unit: string): Change['kind'] | null {
  if (!isRatio(unit)) {
    if (current.exact.units > 0n && previousOperand.exact.units === 0n) return 'new';
    if (current.exact.units === 0n && previousOperand.exact.units > 0n) return 'stopped';
  }
  if (current.isMissing || previousOperand.isMissing) return null;
  return compareExact(current.exact, previousOperand.exact) === 0 ? 'unchanged' : 'changed';
}

function isRatio(unit: string): boolean {
  return unit === '%' || unit === '%*100';
}

function signedText({ units, scale }: Exact, { unit, format }: ChangeOptions): string {
  const digits = String(units < 0n ? -units : units);
  const text = columnText({ unit, format }, decimalText({ isNegative: false, digits, scale }));
  const shown = isRatio(unit) ? `${text.slice(0, -1)} pt` : text;
  // a value that rounds to zero has no sign
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
