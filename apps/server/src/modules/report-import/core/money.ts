import { unified } from './unified';

/** Currencies whose sign is `$`. */
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

/** Signs beside an amount that are neither capital letters nor one of the usual signs, as a pattern has them. */
export const localSigns = ['Rp', '[₫฿₱₺₽₪]', 'zł', 'Kč', 'Ft', 'lei', 'kr', 'S/', '[元円원]'] as const;

/** Currencies whose sign is `kr`. */
const crowns: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * The currency that a sign or code beside an amount names: `US$`, `€`, `元`, `EUR`. Undefined for an unknown one. `$` and
 * `¥` have several currencies: the expected one where it is among them.
 */
export function currencyOf(sign: string, expected: string): string | undefined {
  const text = unified(sign).trim().toUpperCase();
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
 * A head text without a unit in brackets, such as `Cost ($)`, `消费(元)` or `CTR (%)`, or a currency sign at its end; other
 * brackets stay.
 */
export function splitUnit(head: string): { name: string; currency: string | undefined } {
  const sign = signAtEnd.exec(head)?.[1];
  if (sign !== undefined && currencyOf(sign, 'USD') !== undefined)
    return { name: head.replace(signAtEnd, ''), currency: sign };
  const inside = unit.exec(head)?.[1]?.trim() ?? '';
  // `(all)` is no currency
  const isCurrency = inside === inside.toUpperCase() && currencyOf(inside, 'USD') !== undefined;
  const name = isCurrency || plainUnits.has(inside.toLowerCase()) ? head.replace(unit, '') : head;
  return { name, currency: isCurrency ? inside : undefined };
}

/** Amounts in them have no decimals, whatever ISO 4217 says. */
const withoutDecimals: ReadonlySet<string> = new Set(['IDR', 'COP', 'HUF']);

/** Whether amounts in a currency are always whole: `1.000` JPY are a thousand yen. */
export const isWholeCurrency = (currency: string): boolean =>
  withoutDecimals.has(currency) || (codes.has(currency) && currencyDigits(currency) === 0);

const knownDigits = new Map<string, number>();

/** Decimal digits of an amount in a currency. */
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
