const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** A number with separators, the same in all languages: `1,351`, `0.25`. */
export function formatNumber(value: number): string {
  return digits.format(value);
}
