import { currencySign, type ReportRow } from '@meridian/api-client/contract';
import { formatValue } from '@meridian/report-table/format';

/** A budget: with decimals only where it has some. */
export function budgetText(amount: ReportRow[string]): string {
  return formatValue(amount, String(amount).includes('.') ? 't2' : 't');
}

/** A forecast or its error in whole units: more digits would claim too much. */
export function forecastText(amount: ReportRow[string]): string {
  return amount === null ? formatValue(null) : formatValue(Math.round(Number(amount)), 't');
}

/** With the sign of the currency; without a value no sign. */
export function withSign(text: string, amount: ReportRow[string] | undefined, currency: string): string {
  return (amount ?? null) === null ? text : `${currencySign(currency)}${text}`;
}
