/** A part of the table that is loaded once, for its first subscriber. */
export interface PartOnDemand<Part> {
  /** Undefined until it is loaded; null if loading failed. */
  current: () => Part | null | undefined;
  /** Notifies once the part is loaded or loading has failed. */
  subscribe: (listener: () => void) => () => void;
}

/** If a part cannot be loaded, the table keeps working without it. */
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

/** Logs that a part of the table could not be loaded. */
export function warnNotLoaded(error: unknown): null {
  console.warn('Report table: part not loaded', error);
  return null;
}
