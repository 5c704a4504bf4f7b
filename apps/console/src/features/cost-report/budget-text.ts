import { currencySign, type ReportRow } from '@meridian/api-client/contract';
import { formatValue } from '@meridian/report-table/format';

/** Formats a budget: with decimals only if it has some. */
export function budgetText(amount: ReportRow[string]): string {
  return formatValue(amount, String(amount).includes('.') ? 't2' : 't');
}

/** Formats a forecast or its error in whole units: more digits would suggest too much accuracy. */
export function forecastText(amount: ReportRow[string]): string {
  return amount === null ? formatValue(null) : formatValue(Math.round(Number(amount)), 't');
}

/** Adds the currency sign; no sign without a value. */
export function withSign(text: string, amount: ReportRow[string] | undefined, currency: string): string {
  return (amount ?? null) === null ? text : `${currencySign(currency)}${text}`;
}
