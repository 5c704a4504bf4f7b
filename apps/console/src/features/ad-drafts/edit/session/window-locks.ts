const lockPrefix = 'meridian-draft-journal ';

/** Holds a lock until the browser closes or reloads the window: so others know that it is open. */
export function holdWindowLock(locks: LockManager | null, windowId: string): void {
  locks?.request(lockPrefix + windowId, () => new Promise(() => undefined)).catch(() => undefined);
}

/** Ids of the windows that are open. */
export async function openWindows(locks: LockManager | null): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.map((lock) => (lock.name ?? '').slice(lockPrefix.length)));
}

/** null outside of secure contexts. */
export function findLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}
