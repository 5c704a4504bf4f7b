/**
 * How many cases a slow property test tries: a sample in `npm test`, whose seed is always the same, ten times as many in
 * `npm run test:property`, whose seeds are new.
 */
export const propertyRuns = (sample: number): number =>
  process.env['MERIDIAN_TEST_RANDOM_SEED'] === undefined ? sample : sample * 10;
