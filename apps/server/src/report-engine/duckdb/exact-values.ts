import {
  measures,
  metrics,
  recordOf,
  type Measure,
  type MetricDefinition,
  type MetricId,
} from '@meridian/api-client/contract';
import type { MetricValues } from '../cells/metric-values';
import type { DuckdbRow } from './messages';
import { digitsOf, isAmount, ratioDigits, ratioFactors, selectedNames } from './sql/measures-sql';

/** Sums of the metrics as integers of their own decimals, and the decimals with which amounts are shown. */
export interface MeasureSums {
  values: Readonly<Record<Measure, bigint | null>>;
  scales: Readonly<Record<Measure, number>>;
}

/** The columns of `selectedMeasures` in a row, from `offset`. */
export function readSums(row: DuckdbRow, offset: number): MeasureSums {
  const columns = new Map(selectedNames.map((name, index) => [name, row[offset + index] ?? null]));
  return {
    values: recordOf(measures, (of) => {
      const value = columns.get(of) ?? null;
      return value === null ? null : BigInt(value);
    }),
    scales: recordOf(measures, (of) => (isAmount(of) ? Number(columns.get(`${of} scale`) ?? 0) : 0)),
  };
}

/** Sums of several parts; a metric that no part has is null. */
export function addSums(parts: readonly MeasureSums[]): MeasureSums {
  return {
    values: recordOf(measures, (of) => {
      const known = parts.flatMap(({ values }) => values[of] ?? []);
      return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0n);
    }),
    scales: recordOf(measures, (of) => Math.max(0, ...parts.map(({ scales }) => scales[of]))),
  };
}

/** Exact decimal texts of a row's metrics, as the database writes them. */
export function rowValues(sums: MeasureSums, ids: readonly MetricId[]): MetricValues {
  return Object.fromEntries(ids.map((id) => [id, rowValue(sums, id)]));
}

function rowValue(sums: MeasureSums, id: MetricId): string | null {
  const metric: MetricDefinition = metrics[id];
  if (metric.kind === 'ratio') return ratioText(sums, metric);
  const value = sums.values[metric.of];
  if (value === null) return null;
  const digits = digitsOf(metric.of);
  return metric.isMoney
    ? decimalText(round(value, digits, sums.scales[metric.of]), sums.scales[metric.of])
    : withoutZeros(decimalText(value, digits));
}

/** Like `rowValues`, for totals: sums rounded to two decimals, amounts only if there is one currency. */
export function totalValues(
  sums: MeasureSums,
  ids: readonly MetricId[],
  currencies: readonly string[],
): MetricValues {
  return inOneCurrency(ids, currencies, (id) => {
    const metric: MetricDefinition = metrics[id];
    if (metric.kind === 'ratio') return ratioText(sums, metric);
    const value = sums.values[metric.of];
    if (value === null) return null;
    const rounded = decimalText(round(value, digitsOf(metric.of), totalDigits), totalDigits);
    return metric.isMoney ? rounded : withoutZeros(rounded);
  });
}

/** Like `rowValues`; amounts only if there is one currency. */
export function groupValues(
  sums: MeasureSums,
  ids: readonly MetricId[],
  currencies: readonly string[],
): MetricValues {
  return inOneCurrency(ids, currencies, (id) => rowValue(sums, id));
}

const totalDigits = 2;

function inOneCurrency(
  ids: readonly MetricId[],
  currencies: readonly string[],
  valueOf: (id: MetricId) => string | null,
): MetricValues {
  return Object.fromEntries(
    ids.map((id) => [id, metrics[id].isMoney && currencies.length !== 1 ? null : valueOf(id)]),
  );
}

function ratioText({ values }: MeasureSums, metric: Parameters<typeof ratioFactors>[0]): string | null {
  const numerator = values[metric.numerator];
  const denominator = values[metric.denominator];
  if (numerator === null || denominator === null || denominator === 0n) return null;
  const { times, divisor } = ratioFactors(metric);
  return withoutZeros(decimalText(divideRounded(numerator * times, denominator * divisor), ratioDigits));
}

/** Quotient rounded half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [absolute(dividend), absolute(divisor)];
  const quotient = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -quotient : quotient;
}

/** Changes the number of decimals of an integer of decimals. */
function round(value: bigint, from: number, to: number): bigint {
  if (to >= from) return value * 10n ** BigInt(to - from);
  return divideRounded(value, 10n ** BigInt(from - to));
}

function decimalText(value: bigint, digits: number): string {
  const text = String(absolute(value)).padStart(digits + 1, '0');
  const sign = value < 0n ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function withoutZeros(text: string): string {
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text.charAt(end - 1) === '0') end -= 1;
  return text.slice(0, text.charAt(end - 1) === '.' ? end - 1 : end);
}

const absolute = (value: bigint) => (value < 0n ? -value : value);
