/** The bounds of the middle half of the numbers; null for fewer than four. */
export function middleHalf(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length < 4) return null;
  const cut = Math.floor(sorted.length / 4);
  return [sorted[cut], sorted[sorted.length - 1 - cut]];
}

/** The median of the numbers; null without any. Missing values, as of a failed step, are left out. */
export function median(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
