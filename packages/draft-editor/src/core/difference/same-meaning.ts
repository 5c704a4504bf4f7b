/** Whether two values of a field have the same meaning in the account. */
export function hasSameMeaning(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/**
 * Canonical form of a value. The order of lists (regions, hours, negative keywords) is irrelevant, and a factor of 1
 * equals none.
 */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(canonical(each))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, each]): [string, unknown] => [key, key === 'factor' && each === 1 ? null : canonical(each)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
