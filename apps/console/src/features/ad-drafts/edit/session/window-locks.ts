const lockPrefix = 'meridian-draft-journal ';

/** Holds a lock until the browser closes or reloads the window, so that other windows know that it is open. */
export function holdWindowLock(locks: LockManager | null, windowId: string): void {
  locks?.request(lockPrefix + windowId, () => new Promise(() => undefined)).catch(() => undefined);
}

/** Ids of open windows. */
export async function openWindows(locks: LockManager | null): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.map((lock) => (lock.name ?? '').slice(lockPrefix.length)));
}

/** Null outside secure contexts. */
export function findLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}
