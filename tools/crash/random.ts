/** Numbers from 0 to 1 that are the same for the same seed, so that a failure can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Seed and number of kills of a crash test: `MERIDIAN_TEST_CRASH_SEED` and `MERIDIAN_TEST_CRASH_KILLS`, which `npm run test:crash` sets.
 * Without them, `npm test` runs a small sample with a fixed seed. `maxKills` limits a test whose kills take
 * long. `timeoutMs` allows for a busy machine.
 */
export function crashSettings({
  sampleKills,
  maxKills = Infinity,
}: {
  sampleKills: number;
  maxKills?: number;
}): {
  seed: number;
  kills: number;
  timeoutMs: number;
  /** Whether this is the small sample of `npm test`. */
  isSample: boolean;
} {
  const kills = Math.min(Number(process.env.MERIDIAN_TEST_CRASH_KILLS ?? sampleKills), maxKills);
  return {
    seed: Number(process.env.MERIDIAN_TEST_CRASH_SEED ?? 1),
    kills,
    timeoutMs: 120_000 + kills * 20_000,
    isSample: process.env.MERIDIAN_TEST_CRASH_KILLS === undefined,
  };
}
