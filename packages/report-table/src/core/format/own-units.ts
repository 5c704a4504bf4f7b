import type { Language } from '@meridian/i18n/core';
import { isEmptyValue } from './cell-value';
import { formatValue } from './format-value';

/**
 * Formats a value in a unit of the host: `405` as `6:45`. Called for each value of a row, a total, and the amount of a change without
 * its sign; never without a value.
 */
export type UnitFormat = (value: unknown, language: Language) => string;

/** The host's own units, by the `unit` of a column. */
export type HostUnits = Readonly<Record<string, UnitFormat>>;

/** The format of a column's values. */
export interface FormattedColumn {
  /** A unit of `formatValue`, or one of the host's; may be empty. */
  unit: string;
  /** Set by `withUnits` if the unit is one of the host's. */
  format?: ((value: unknown) => string) | undefined;
}

/** The columns, with the formats of the host's own units. */
export function withUnits<Column extends FormattedColumn>(
  columns: readonly Column[],
  units: HostUnits | undefined,
  language: Language,
): Column[] {
  return columns.map((column) => {
    // a unit may have the name of an inherited property
    const format = units && Object.hasOwn(units, column.unit) ? units[column.unit] : undefined;
    return format ? { ...column, format: (value: unknown) => format(value, language) } : column;
  });
}

/**
 * A value as its column shows it, see `formatValue`.
 *
 * Errors: none. If the host's own format throws, the plain value.
 */
export function columnText({ unit, format }: FormattedColumn, value: unknown): string {
  if (!format || isEmptyValue(value)) return formatValue(value, unit);
  try {
    return format(value);
  } catch {
    return formatValue(value);
  }
}
