import { formatValue, type Favourable } from '@meridian/report-table/core';
import { formatMoney } from './money';

/** How each key figure is written: money with the sign of its currency, all else by a unit. */
export const figureUnits = {
  cost: 'money',
  impression: 't',
  click: 't',
  ctr: '%*100',
  cpc: 'money',
  conversion: 't',
} as const;
export type KeyFigure = keyof typeof figureUnits;

/** A figure in full; `--` for no value, and for money in several currencies (`currency` null). */
export function figureText(key: KeyFigure, value: unknown, currency: string | null): string {
  const unit = figureUnits[key];
  if (unit !== 'money') return formatValue(value, unit);
  if (currency === null || (typeof value !== 'string' && typeof value !== 'number'))
    return formatValue(null, 't2');
  return formatMoney(String(value), currency);
}

/** A figure as a number for drawing, which needs no cents; null where there is none. */
export function plottedValue(value: string | number | null): number | null {
  if (value === null || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Which way each metric should go for an advertiser; what is not named, such as cost, may go either way. */
export const favourable: Readonly<Record<string, Favourable>> = {
  click: 'higher',
  ctr: 'higher',
  cpc: 'lower',
  cpm: 'lower',
  conversion: 'higher',
  conversionCost: 'lower',
  conversionRate: 'higher',
};
