import type { ChartLanguage } from './types';

interface Unit {
  size: number;
  name: string;
}

const thousands: readonly Unit[] = [
  { size: 1, name: '' },
  { size: 1e3, name: 'k' },
  { size: 1e6, name: 'M' },
  { size: 1e9, name: 'B' },
];

const units = {
  en: thousands,
  cn: [
    { size: 1, name: '' },
    { size: 1e4, name: '万' },
    { size: 1e8, name: '亿' },
  ],
  tw: [
    { size: 1, name: '' },
    { size: 1e4, name: '萬' },
    { size: 1e8, name: '億' },
  ],
} as const satisfies Record<ChartLanguage, readonly Unit[]>;

export interface CompactTickOptions {
  /** Currency symbol before the number: `￥`. 0 has none. */
  symbol?: string | undefined;
}

/**
 * A compact number for an axis: `￥20k`, `1.5M`; `2万`, `1.2亿`.
 *
 * Shape:  thousand, million and billion in English, 10,000 and 100 million in Chinese; below the first of these the
 *         number itself. Two decimals at most, three digits below 1. The unit is selected after rounding: 999.999 is `1k`.
 * Errors: none; '' for a number that is not finite.
 */
export function compactTick(
  value: number,
  language: ChartLanguage,
  { symbol = '' }: CompactTickOptions = {},
): string {
  if (!Number.isFinite(value)) return '';
  const text = amountText(Math.abs(value), units[language]);
  if (text === '0') return text;
  return `${value < 0 ? '\u2212' : ''}${symbol}${text}`;
}

function amountText(amount: number, scale: readonly Unit[]): string {
  const at = scale.findIndex(({ size }, index) => {
    const next = scale[index + 1];
    return !next || round(amount / size) < next.size / size;
  });
  const { size, name } = scale[at] ?? { size: 1, name: '' };
  return `${plainNumber(amount / size)}${name}`;
}

// every language of the interface uses English digits and groups
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

function plainNumber(value: number): string {
  return value < 1 ? digits.format(value) : decimals.format(round(value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
