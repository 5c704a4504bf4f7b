import { formatValue } from '@meridian/report-table/format';

/**
 * A decimal text with grouped digits and all its decimals. It is never rounded, so that displayed parts add up to the displayed total.
 */
export function plainAmountText(amount: string): string {
  const [whole = '', decimals] = amount.replace('-', '').split('.');
  const digits = formatValue(whole, 't');
  return `${isBelowZero(amount) ? '\u2212' : ''}${digits}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** The same with a sign; zero has none. */
export function signedAmountText(amount: string): string {
  const isPositive = !amount.startsWith('-') && /[1-9]/.test(amount);
  return `${isPositive ? '+' : ''}${plainAmountText(amount)}`;
}

const isBelowZero = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount);
