import { isSample } from '../../../../tools/lib/sample';

/**
 * Number of cases for a slow property test: with a fixed seed `allCases` in `npm run test:all` and half of them in
 * `npm test`; ten times as many with new seeds in `npm run test:property`.
 */
export const propertyRuns = (allCases: number): number => {
  if (process.env['MERIDIAN_TEST_RANDOM_SEED'] !== undefined) return allCases * 10;
  return isSample ? Math.ceil(allCases / 2) : allCases;
};
