/**
 * Whether the browser has the unsaved changes. `storing`: not the last ones yet, so a crash of the window loses them; `full`: it could not
 * store them, so closing the window loses them; `retrying`: it stores again after that.
 */
export const storageStates = ['stored', 'storing', 'full', 'retrying'] as const;
export type StorageState = (typeof storageStates)[number];

/** A write of the unsaved changes. `isLast`: no other one has begun since; `isEmpty`: there was nothing to store. */
export type StorageEvent =
  | { type: 'started' }
  | { type: 'done'; isLast: boolean; isEmpty: boolean }
  | { type: 'failed'; isLast: boolean };

/** Whether closing the window would lose unsaved changes. */
export function isFull(storage: StorageState): boolean {
  return storage === 'full' || storage === 'retrying';
}

/** The state after an event. Only a write with changes shows that a full storage has room again. */
export function storageStep(storage: StorageState, event: StorageEvent): StorageState {
  switch (event.type) {
    case 'started':
      return isFull(storage) ? 'retrying' : 'storing';
    case 'done': {
      const isStillFull = isFull(storage) && event.isEmpty;
      if (event.isLast) return isStillFull ? 'full' : 'stored';
      return isStillFull ? 'retrying' : 'storing';
    }
    case 'failed':
      return event.isLast ? 'full' : 'retrying';
  }
}
