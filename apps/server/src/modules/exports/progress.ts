/** Minimum time and progress between two writes. */
const minMs = 500;
const minShare = 0.01;

/**
 * Reports the fraction of finished rows from time to time.
 *
 * Units: `now` in milliseconds; the fraction is 0 to 1.
 * Errors: those of `report`.
 */
export function createProgress({
  total,
  now,
  report,
}: {
  total: number;
  now: () => number;
  report: (share: number) => Promise<void>;
}) {
  let done = 0;
  let reported = { at: now(), share: 0 };
  return {
    /** Counts finished rows. */
    async add(count: number): Promise<void> {
      done += count;
      const share = Math.min(1, done / total);
      const at = now();
      if (at - reported.at < minMs || share - reported.share < minShare) return;
      reported = { at, share };
      await report(share);
    },
  };
}
