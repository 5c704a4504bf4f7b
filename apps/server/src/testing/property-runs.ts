/**
 * Number of cases for a slow property test: a sample with a fixed seed in `npm test`, ten times as many with new seeds
 * in `npm run test:property`.
 */
export const propertyRuns = (sample: number): number =>
  process.env['MERIDIAN_TEST_RANDOM_SEED'] === undefined ? sample : sample * 10;
