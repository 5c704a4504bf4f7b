/** A part of the table that is loaded once, for its first subscriber. */
export interface PartOnDemand<Part> {
  /** undefined until it is loaded; null where it cannot be. */
  current: () => Part | null | undefined;
  /** Notifies once the part is loaded or cannot be. */
  subscribe: (listener: () => void) => () => void;
}

/** Where a part cannot be loaded, the table lives on without it. */
export function partOnDemand<Part>(load: () => Promise<Part>): PartOnDemand<Part> {
  let part: Part | null | undefined;
  let asked: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const ask = async () => {
    part = await load().catch(warnNotLoaded);
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => part,
    subscribe(listener) {
      listeners.add(listener);
      asked ??= ask();
      return () => listeners.delete(listener);
    },
  };
}

/** Says in the console that a part of the table could not be loaded. */
export function warnNotLoaded(error: unknown): null {
  console.warn('Report table: part not loaded', error);
  return null;
}
