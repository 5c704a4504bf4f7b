import { normalizeText } from './normalize-text';

/** Currencies with the sign `$`. */
const dollars: ReadonlySet<string> = new Set([
  'USD',
  'CAD',
  'AUD',
  'HKD',
  'TWD',
  'SGD',
  'NZD',
  'MXN',
  'ARS',
  'CLP',
  'COP',
]);

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  US$: 'USD',
  HK$: 'HKD',
  NT$: 'TWD',
  S$: 'SGD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  RMB: 'CNY',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
  元: 'CNY',
  円: 'JPY',
  원: 'KRW',
  人民币: 'CNY',
  人民幣: 'CNY',
  R$: 'BRL',
  MX$: 'MXN',
  NZ$: 'NZD',
  RP: 'IDR',
  RM: 'MYR',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₺': 'TRY',
  '₽': 'RUB',
  '₪': 'ILS',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  LEI: 'RON',
  'S/': 'PEN',
};

/** Currency signs that are neither capital letters nor the usual symbols, as regex parts. */
export const localSigns = ['Rp', '[₫฿₱₺₽₪]', 'zł', 'Kč', 'Ft', 'lei', 'kr', 'S/', '[元円원]'] as const;

/** Currencies with the sign `kr`. */
const crowns: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Currency for a sign or code beside an amount: `US$`, `€`, `元`, `EUR`. Undefined if unknown. For the ambiguous `$` and
 * `¥`, the expected currency if it uses that sign.
 */
export function currencyOf(sign: string, expected: string): string | undefined {
  const text = normalizeText(sign).trim().toUpperCase();
  if (text === '$') return dollars.has(expected) ? expected : 'USD';
  if (text === 'KR') return crowns.has(expected) ? expected : undefined;
  if (text === '¥') return expected === 'JPY' ? 'JPY' : 'CNY';
  return signs[text] ?? (codes.has(text) ? text : undefined);
}

const unit = /\s*\(([^()]*)\)\s*$/;
/** As in files of the console: `Cost $`. */
const signAtEnd = /\s([A-Z]{0,2}\p{Sc})\s*$/u;
const plainUnits: ReadonlySet<string> = new Set(['%', '次', '个', '個', '秒', '千次', 'sec', 's']);

/**
 * Splits a header into name and unit, in brackets as in `Cost ($)`, `消费(元)` or `CTR (%)`, or a currency sign at its
 * end. Other brackets are part of the name.
 */
export function splitUnit(head: string): { name: string; currency: string | undefined } {
  const sign = signAtEnd.exec(head)?.[1];
  if (sign !== undefined && currencyOf(sign, 'USD') !== undefined)
    return { name: head.replace(signAtEnd, ''), currency: sign };
  const inside = unit.exec(head)?.[1]?.trim() ?? '';
  // `(all)` is not a currency
  const isCurrency = inside === inside.toUpperCase() && currencyOf(inside, 'USD') !== undefined;
  const name = isCurrency || plainUnits.has(inside.toLowerCase()) ? head.replace(unit, '') : head;
  return { name, currency: isCurrency ? inside : undefined };
}

/** Amounts in these currencies are written without decimals, although ISO 4217 allows them. */
const withoutDecimals: ReadonlySet<string> = new Set(['IDR', 'COP', 'HUF']);

/** Whether amounts in a currency are always whole: `1.000` JPY are a thousand yen. */
export const isWholeCurrency = (currency: string): boolean =>
  withoutDecimals.has(currency) || (codes.has(currency) && currencyDigits(currency) === 0);

const knownDigits = new Map<string, number>();

/** Decimal places of amounts in a currency. */
export function currencyDigits(currency: string): number {
  let digits = knownDigits.get(currency);
  if (digits === undefined) knownDigits.set(currency, (digits = findDigits(currency)));
  return digits;
}

function findDigits(currency: string): number {
  return codes.has(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
        2)
    : 2;
}
