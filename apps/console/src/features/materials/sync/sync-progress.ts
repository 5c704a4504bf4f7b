/** Numbers of pictures by their result at the provider. */
export interface PictureSyncCounts {
  pending: number;
  synchronized: number;
  failed: number;
}

export interface SyncProgress {
  /** Number accepted since the start. */
  accepted: number;
  /** Number rejected since the start. */
  rejected: number;
  pending: number;
  /** Finished share of the pictures, 0 to 1. */
  share: number;
}

/** The progress of sending pictures to the provider, from the numbers at the start and now. */
export function syncProgress(start: PictureSyncCounts, now: PictureSyncCounts): SyncProgress {
  // sending an earlier failed picture again removes it from the failed ones
  const accepted = Math.max(0, now.synchronized - start.synchronized);
  const rejected = Math.max(0, now.failed - start.failed);
  const total = accepted + rejected + now.pending;
  return { accepted, rejected, pending: now.pending, share: total === 0 ? 1 : (accepted + rejected) / total };
}
