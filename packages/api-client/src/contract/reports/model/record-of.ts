/** A record with a value for each key, typed by the keys. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V>;
export function recordOf<V>(keys: readonly string[], valueOf: (key: string) => V): Record<string, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
