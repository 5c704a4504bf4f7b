import { cleanText, isFormulaError } from './parse-text';
import type { ParsedValue } from './value-error';

/** A number with or without commas between thousands: `1,250.5`. */
const numberPattern = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/;
const currencyPattern = /^(?:cny|rmb|人民币|人民幣|¥)|(?:cny|rmb|人民币|人民幣|¥|元)$/g;
const foreignPattern = /[$€£₩฿]|usd|eur|gbp|jpy|krw|hkd|twd|港币|港幣|台币|台幣|美元/;
/** Longer numbers are not amounts of money. */
const maxDigits = 20;

/** Parses an amount in CNY, such as `￥1,234.50`, `1234 元` or full-width digits, with at most two decimals; null for an empty text. */
export function parseAmount(text: string): ParsedValue<number | null> {
  const clean = cleanText(text);
  if (clean === '') return { value: null, error: null };
  if (isFormulaError(clean)) return { value: null, error: { code: 'cell_error' } };
  const folded = clean.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  if (foreignPattern.test(folded)) return { value: null, error: { code: 'amount_currency' } };
  const digits = folded.replaceAll(currencyPattern, '');
  if (!numberPattern.test(digits) || digits.length > maxDigits)
    return { value: null, error: { code: 'amount_invalid' } };
  const plain = digits.replaceAll(',', '');
  if (hasMoreDecimals(plain)) return { value: null, error: { code: 'amount_decimals' } };
  return { value: Number.parseFloat(plain), error: null };
}

/** Whether a number has more than two decimals, without trailing zeros. */
export function hasMoreDecimals(digits: string): boolean {
  return /\.\d{2}\d*[1-9]/.test(digits);
}
