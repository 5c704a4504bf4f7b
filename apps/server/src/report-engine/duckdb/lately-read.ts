/** Values that were read lately. A key contains the versions of the facts, so an entry never becomes wrong. */
export interface LatelyRead<T> {
  /** Computes a value once for all who ask for it meanwhile. If that fails, each of the others computes it. */
  read: (key: string, compute: () => Promise<T>) => Promise<T>;
}

/** `isKept`: whether a value is small enough to stay. */
export function createLatelyRead<T>({
  maxEntries = 1_000,
  isKept = () => true,
}: { maxEntries?: number; isKept?: (value: T) => boolean } = {}): LatelyRead<T> {
  const entries = new Map<string, Promise<T>>();

  async function computeFor(key: string, compute: () => Promise<T>): Promise<T> {
    const computing = compute();
    keep(key, computing);
    const forget = () => {
      if (entries.get(key) === computing) entries.delete(key);
    };
    try {
      const value = await computing;
      if (!isKept(value)) forget();
      return value;
    } catch (error) {
      forget();
      throw error;
    }
  }

  function keep(key: string, value: Promise<T>): void {
    // the last entry is the one that was read last
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  return {
    async read(key, compute) {
      const entry = entries.get(key);
      if (entry === undefined) return computeFor(key, compute);
      keep(key, entry);
      // what made it fail may concern the other request only, such as its cancellation
      return entry.catch(() => compute());
    },
  };
}
