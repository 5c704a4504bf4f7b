/** `npm test` runs samples where there are many similar cases; `npm run test:all` runs all cases. */
export const isSample = process.env['MERIDIAN_TEST_ALL_CASES'] === undefined;

/** Every `step`-th case; all cases in `npm run test:all`. */
export const sampleOf = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isSample ? cases.filter((_, index) => index % step === 0) : cases;

/** Playwright settings by which `npm test` skips tests that are tagged with `@all-cases`. */
export const withoutAllCases = isSample ? { grepInvert: /@all-cases/ } : {};
