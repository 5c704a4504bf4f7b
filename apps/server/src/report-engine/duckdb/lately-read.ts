/** Values that were read lately. A key contains the versions of the facts, so an entry never becomes wrong. */
export interface LatelyRead<T> {
  read: (key: string, compute: () => Promise<T>) => Promise<T>;
}

export function createLatelyRead<T>(maxEntries = 1_000): LatelyRead<T> {
  const entries = new Map<string, T>();
  return {
    async read(key, compute) {
      const value = entries.get(key) ?? (await compute());
      // the last entry is the one that was read last
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return value;
    },
  };
}
