/** A number with or without commas between thousands: `1,250.5`. */
const numberPattern = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/;
const currencyPattern = /^(?:cny|rmb|人民币|人民幣|¥)|(?:cny|rmb|人民币|人民幣|¥|元)$/g;
const foreignPattern = /[$€£₩฿]|usd|eur|gbp|jpy|krw|hkd|twd|港币|港幣|台币|台幣|美元/;

export type ParsedAmount =
  | { value: number; error: null }
  | { value: null; error: 'amount_invalid' | 'amount_currency' | 'amount_decimals' };

/** An amount of CNY, such as `￥1,234.50`, `1234 元` or full-width digits. Errors: `error`. */
export function parseAmount(text: string): ParsedAmount {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  if (foreignPattern.test(folded)) return { value: null, error: 'amount_currency' };
  const digits = folded.replaceAll(currencyPattern, '');
  if (!numberPattern.test(digits) || digits.length > maxDigits)
    return { value: null, error: 'amount_invalid' };
  const plain = digits.replaceAll(',', '');
  if (/\.\d{2}\d*[1-9]/.test(plain)) return { value: null, error: 'amount_decimals' };
  return { value: Number.parseFloat(plain), error: null };
}

/** More are no amount of money. */
const maxDigits = 20;
