/** At most so often, and only when so much is new, it is worth a write. */
const minMs = 500;
const minShare = 0.01;

/**
 * Tells from time to time which share of the rows is done.
 *
 * Units:  `now` in milliseconds; the share is 0 to 1.
 * Errors: what `report` fails with.
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
  let told = { at: now(), share: 0 };
  return {
    /** Counts rows that are done. */
    async add(count: number): Promise<void> {
      done += count;
      const share = Math.min(1, done / total);
      const at = now();
      if (at - told.at < minMs || share - told.share < minShare) return;
      told = { at, share };
      await report(share);
    },
  };
}
