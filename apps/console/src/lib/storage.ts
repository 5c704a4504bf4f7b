/**
 * Local storage that never throws: it may be forbidden, full or absent.
 * Shape:  null when there is nothing, or nothing can be read.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // forbidden: the setting lives for this visit only
  }
}

/** Stores a text, or removes it with null; does nothing where storage is forbidden. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // forbidden or full: the setting lives for this visit only
  }
}
