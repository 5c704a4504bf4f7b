/** `npm test` takes samples of cases that are many and alike; `npm run test:all` takes all of them. */
export const isSample = process.env['MERIDIAN_TEST_ALL_CASES'] === undefined;

/** Every `step`-th case; all of them in `npm run test:all`. */
export const sampleOf = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isSample ? cases.filter((_, index) => index % step === 0) : cases;

/** Settings of Playwright by which `npm test` leaves out tests that are tagged with `@all-cases`. */
export const withoutAllCases = isSample ? { grepInvert: /@all-cases/ } : {};
