/**
 * The difference of a value and the compared one: `+￥1,200.00 (+8.1%)`.
 *
 * Shape:  null without one of the two; no percentage if it has no meaning (compared with 0).
 * Units:  the amount as `formatAmount` writes it, signed, the percentage with one decimal. Minus is U+2212.
 */
export function differenceText(
  value: number | null | undefined,
  previous: number | null | undefined,
  formatAmount: (amount: number) => string,
): string | null {
  if (value == null || previous == null) return null;
  const difference = value - previous;
  const amount = signed(difference, formatAmount(Math.abs(difference)));
  if (previous === 0) return amount;
  const percent = (difference / Math.abs(previous)) * 100;
  return `${amount} (${signed(percent, `${Math.abs(percent).toFixed(1)}%`)})`;
}

/** A value that rounds to zero has no sign. */
function signed(value: number, text: string): string {
  if (!/[1-9]/.test(text)) return text;
  return `${value < 0 ? '\u2212' : '+'}${text}`;
}
