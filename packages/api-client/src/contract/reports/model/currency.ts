/** The sign of a currency (ISO 4217 code); the code itself where it has none. The yuan is written full-width, `￥`. */
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
