import { formatValue } from '@meridian/report-table/core';

/**
 * Money in words: `￥1,234.50`, `-₹5.00`, `--` without a value.
 *
 * Units:  `amount` is decimal text, formatted exactly; `currency` an ISO 4217 code.
 */
export function formatMoney(amount: string | null, currency: string): string {
  if (amount === null) return formatValue(amount, 't2');
  const text = formatValue(amount, 't2');
  const sign = currencySign(currency);
  return text.startsWith('-') ? `-${sign}${text.slice(1)}` : `${sign}${text}`;
}

/** The sign of a currency, the code itself where it has none. The yuan is written full-width, `￥`. */
export function currencySign(currency: string): string {
  if (currency === 'CNY') return '￥';
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency; // not a code that the platform knows
  }
}
