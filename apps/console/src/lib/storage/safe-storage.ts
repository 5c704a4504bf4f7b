/** A storage of the browser that never throws: it may be forbidden, full or absent. */
export interface SafeStorage {
  /** Null if there is nothing, or it cannot be read. */
  getItem: (key: string) => string | null;
  /** Returns whether the text is stored. */
  setItem: (key: string, text: string) => boolean;
  removeItem: (key: string) => void;
}

/** Shared by all tabs of the browser. */
export const localStore = createSafeStorage(() => localStorage);

/** Belongs to this window; survives a reload. */
export const windowStore = createSafeStorage(() => sessionStorage);

function createSafeStorage(open: () => Storage): SafeStorage {
  const attempt = <Result>(run: (storage: Storage) => Result): Result | undefined => {
    try {
      return run(open());
    } catch {
      return undefined; // forbidden or full
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
