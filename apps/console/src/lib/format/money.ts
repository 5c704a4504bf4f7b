import { currencySign } from '@meridian/api-client/contract';
import { formatValue } from '@meridian/report-table/format';

/**
 * Money as text: `￥1,234.50`, `-₹5.00`, `--` without a value.
 *
 * Units:  `amount` is decimal text, formatted exactly; `currency` an ISO 4217 code.
 */
export function formatMoney(amount: string | null, currency: string): string {
  if (amount === null) return formatValue(amount, 't2');
  const text = formatValue(amount, 't2');
  const sign = currencySign(currency);
  return text.startsWith('-') ? `-${sign}${text.slice(1)}` : `${sign}${text}`;
}
