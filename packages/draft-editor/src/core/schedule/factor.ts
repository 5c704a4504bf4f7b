import type { ProviderLimit } from '../limits/provider-limits';

/** A bidding factor with two decimals. */
export function formatFactor(factor: number): string {
  return factor.toFixed(2);
}

/** The factor that a text means, rounded to two decimals; null if it is no number within the limit. */
export function parseFactor(text: string, { min = -Infinity, max = Infinity }: ProviderLimit): number | null {
  // input methods for Chinese type full-width digits
  const digits = text.normalize('NFKC').trim();
  if (!/^\d{1,4}(\.\d{0,9})?$|^\.\d{1,9}$/.test(digits)) return null;
  const factor = Math.round(Number(digits) * 100) / 100;
  return factor >= min && factor <= max ? factor : null;
}
