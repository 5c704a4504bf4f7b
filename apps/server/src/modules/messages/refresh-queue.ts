/** Users whose messages are read in one query. */
const batchSize = 200;

/**
 * Pending refreshes of users. A user who is added again while a refresh runs is refreshed once more.
 *
 * `refreshBatch` gets up to 200 users at a time and must not reject.
 */
export function createRefreshQueue(refreshBatch: (userIds: readonly string[]) => Promise<void>) {
  const pending = new Set<string>();
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (pending.size > 0) {
        const userIds = [...pending].slice(0, batchSize);
        for (const userId of userIds) pending.delete(userId);
        await refreshBatch(userIds);
      }
    } finally {
      isWorking = false;
    }
  }

  return {
    add(userIds: readonly string[]): void {
      for (const userId of userIds) pending.add(userId);
      void work();
    },
  };
}
