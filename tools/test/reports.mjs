import { readFileSync } from 'node:fs';

/** Counts of one runner: `{ passed, failed, skipped }`. */
const counts = (passed, failed, skipped) => ({ passed, failed, skipped });

/** A check that either holds or does not counts as one test. */
export const countOfCheck = (isOk) => (isOk ? counts(1, 0, 0) : counts(0, 1, 0));

/**
 * Counts from the JSON report of Vitest. A file that could not even be loaded has no tests of its own: it counts as
 * one failure. So does a run that failed without naming a test, for example by an unhandled error.
 */
export function countOfVitest(file, isOk) {
  const report = readReport(file);
  if (!report) return countOfCheck(false);
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return counts(
    report.numPassedTests,
    failed === 0 && !isOk ? 1 : failed,
    report.numPendingTests + report.numTodoTests,
  );
}

/** Counts from the JSON report of Playwright; a test that needed a second try counts as failed. */
export function countOfPlaywright(file, isOk) {
  const report = readReport(file);
  if (!report) return countOfCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return counts(expected, failed === 0 && !isOk ? 1 : failed, skipped);
}

/** The sum of the counts of all runners. */
export const sumOf = (all) =>
  all.reduce(
    (sum, one) => counts(sum.passed + one.passed, sum.failed + one.failed, sum.skipped + one.skipped),
    counts(0, 0, 0),
  );

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
