import type { AmountChange } from '@meridian/api-client/contract';

/** How the user states a new amount. */
export const amountModes = ['set', 'increase', 'decrease', 'increasePercent', 'decreasePercent'] as const;
export type AmountMode = (typeof amountModes)[number];

/** What the user typed. */
export interface AmountForm {
  mode: AmountMode;
  value: string;
  /** Not below and not above; empty for none. */
  min: string;
  max: string;
}

export type AmountProblem = 'number' | 'positive' | 'percent' | 'range' | 'order';

interface Limits {
  min: number;
  max: number;
}

const pattern = /^\d{1,9}(\.\d{1,2})?$/;
const normalized = (text: string) => text.normalize('NFKC').replaceAll(',', '').trim();

/** The change that a form states, or what is wrong with a field; null while a required field is empty. */
export function readAmount(
  form: AmountForm,
  limits: Limits,
): { change: AmountChange } | { field: 'value' | 'min' | 'max'; problem: AmountProblem } | null {
  const value = normalized(form.value);
  if (value === '') return null;
  if (!pattern.test(value)) return { field: 'value', problem: 'number' };
  if (form.mode === 'set') {
    if (!isWithin(value, limits)) return { field: 'value', problem: 'range' };
    return { change: { mode: 'set', value } };
  }
  if (Number(value) === 0) return { field: 'value', problem: 'positive' };
  if (form.mode === 'decreasePercent' && Number(value) >= 100) return { field: 'value', problem: 'percent' };
  const bounds: { min?: string; max?: string } = {};
  for (const field of ['min', 'max'] as const) {
    const text = normalized(form[field]);
    if (text === '') continue;
    if (!pattern.test(text)) return { field, problem: 'number' };
    if (!isWithin(text, limits)) return { field, problem: 'range' };
    bounds[field] = text;
  }
  const { min, max } = bounds;
  if (min !== undefined && max !== undefined && cents(min) > cents(max))
    return { field: 'max', problem: 'order' };
  const isDecrease = form.mode === 'decrease' || form.mode === 'decreasePercent';
  const isPercent = form.mode === 'increasePercent' || form.mode === 'decreasePercent';
  return {
    change: { mode: isPercent ? 'percent' : 'add', value: isDecrease ? `-${value}` : value, ...bounds },
  };
}

const isWithin = (text: string, { min, max }: Limits) => Number(text) >= min && Number(text) <= max;

/** A hundredth of an amount with up to six decimals, times 10⁴. */
function cents(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + decimals.padEnd(6, '0'));
  return text.startsWith('-') ? -size : size;
}

/** An amount after a change: rounded to two decimals, half up, then within the bounds of the change. */
export function amountAfter(amount: number, { mode, value, min, max }: AmountChange): string {
  const before = cents(amount.toFixed(2));
  const by = cents(value);
  const hundred = 100_000_000n;
  const exact =
    mode === 'set' ? by * hundred : mode === 'add' ? (before + by) * hundred : before * (hundred + by);
  const unit = 10_000n * hundred;
  const rounded = floorDivide(2n * exact + unit, 2n * unit);
  const low = min === undefined ? rounded : maxOf(rounded, floorDivide(cents(min), 10_000n));
  const result = max === undefined ? low : minOf(low, floorDivide(cents(max), 10_000n));
  const digits = String(result < 0n ? -result : result).padStart(3, '0');
  return `${result < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const maxOf = (one: bigint, other: bigint) => (one > other ? one : other);
const minOf = (one: bigint, other: bigint) => (one < other ? one : other);
const floorDivide = (value: bigint, by: bigint) =>
  value >= 0n || value % by === 0n ? value / by : value / by - 1n;
