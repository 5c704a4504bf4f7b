/** Numbers of pictures by what became of them at the provider. */
export interface PictureSyncCounts {
  pending: number;
  synchronized: number;
  failed: number;
}

export interface SyncProgress {
  /** Accepted since the start. */
  accepted: number;
  /** Not accepted since the start. */
  rejected: number;
  pending: number;
  /** Share of the pictures that are through, 0 to 1. */
  share: number;
}

/** How far pictures are on their way to the provider, from the numbers at the start and now. */
export function syncProgress(start: PictureSyncCounts, now: PictureSyncCounts): SyncProgress {
  // one that failed before the start and is sent again leaves the failed ones
  const accepted = Math.max(0, now.synchronized - start.synchronized);
  const rejected = Math.max(0, now.failed - start.failed);
  const total = accepted + rejected + now.pending;
  return { accepted, rejected, pending: now.pending, share: total === 0 ? 1 : (accepted + rejected) / total };
}
