/**
 * Storage of this window that never throws; it outlives a reload.
 * Shape:  null when there is nothing, or nothing can be read.
 */
export function readWindowStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // forbidden
  }
}

/** Stores a text, or removes it with null. Answers whether it is done: false where storage is forbidden or full. */
export function writeWindowStored(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
