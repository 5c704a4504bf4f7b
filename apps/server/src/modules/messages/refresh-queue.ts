/** Ids per batch. */
const batchSize = 200;

/**
 * Pending refreshes of users, uploads or accounts. An id that is added during its refresh is refreshed again.
 *
 * `refreshBatch` gets up to 200 ids at a time and must not reject.
 */
export function createRefreshQueue(refreshBatch: (ids: readonly string[]) => Promise<void>) {
  const pending = new Set<string>();
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (pending.size > 0) {
        const ids = [...pending].slice(0, batchSize);
        for (const id of ids) pending.delete(id);
        await refreshBatch(ids);
      }
    } finally {
      isWorking = false;
    }
  }

  return {
    add(ids: readonly string[]): void {
      for (const id of ids) pending.add(id);
      void work();
    },
  };
}
