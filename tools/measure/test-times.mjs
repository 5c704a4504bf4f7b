import path from 'node:path';
import { specsOf } from '../test/reports.mjs';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Seconds of the files and tests in a report of Vitest or Playwright. Files of Vitest are named from `root`.
 *
 * @param {any} report
 * @param {string} root
 */
export function timesOf(report, root) {
  const files = report.suites ? filesOfPlaywright(report) : filesOfVitest(report, root);
  return {
    files: files.map(({ name, seconds }) => ({ name, seconds })),
    tests: files.flatMap(({ name, tests }) =>
      tests.map((test) => ({ name: `${name} › ${test.name}`, seconds: test.seconds })),
    ),
  };
}

/** The entries with the most seconds first. */
export const slowest = (entries) => entries.toSorted((one, other) => other.seconds - one.seconds);

const filesOfVitest = ({ testResults }, root) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.map(({ fullName, duration = 0 }) => ({
      name: fullName,
      seconds: duration / 1000,
    })),
  }));

/** A file takes as long as its tests and their retries. */
const filesOfPlaywright = ({ suites }) =>
  suites.map((suite) => {
    const tests = specsOf(suite).map(({ spec }) => ({
      name: spec.title,
      seconds: sum(spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    }));
    return { name: suite.file, seconds: sum(tests.map(({ seconds }) => seconds)), tests };
  });
