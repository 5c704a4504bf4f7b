/** The sign of a currency (ISO 4217 code); the code itself if it has none. The yuan sign is full-width, `￥`. */
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
    return currency; // unknown to the platform
  }
}
