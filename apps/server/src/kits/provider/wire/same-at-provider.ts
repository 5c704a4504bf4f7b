/** Whether two values of a field mean the same to the provider. */
export function isSameAtProvider(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** Lists in any order are the same list: regions, hours, negative keywords. A factor of 1 is the same as none. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(canonical(each))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, each]): [string, unknown] => [key, key === 'factor' && each === 1 ? null : canonical(each)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
