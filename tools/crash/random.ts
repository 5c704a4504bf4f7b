/** Numbers from 0 to 1 that are the same for the same seed, so that a failing run can be repeated. */
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
 * Seed and number of kills of this run: `CHAOS_SEED`, `CHAOS_KILLS`, else a fresh seed and the sample of `npm test`.
 * `timeoutMs` is plenty for so many kills on a busy machine.
 */
export function chaosSettings({ sampleKills }: { sampleKills: number }): {
  seed: number;
  kills: number;
  timeoutMs: number;
} {
  const kills = Number(process.env.CHAOS_KILLS ?? sampleKills);
  return {
    seed: Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000),
    kills,
    timeoutMs: 60_000 + kills * 20_000,
  };
}
