/**
 * Splits an integer into integers in proportion to the weights.
 *
 * Shape: one part per weight, with the sum `total`; if all weights are 0, the first part gets everything.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  let weightSoFar = 0;
  let given = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const upToHere = Math.round((total * weightSoFar) / sum);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}

/**
 * Like `split`, but no part exceeds its cap: the first parts below their cap get the rest.
 *
 * Errors: `RangeError` if the sum of the caps is less than `total`.
 */
export function splitWithin(total: number, weights: readonly number[], caps: readonly number[]): number[] {
  let left = 0;
  const parts = split(total, weights).map((part, index) => {
    const capped = Math.min(part, caps[index] ?? 0);
    left += part - capped;
    return capped;
  });
  const filled = parts.map((part, index) => {
    const more = Math.min(left, (caps[index] ?? 0) - part);
    left -= more;
    return part + more;
  });
  if (left > 0) throw new RangeError('the caps are less than the total');
  return filled;
}
