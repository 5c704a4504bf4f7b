import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countOfPlaywright, countOfVitest, sumOf } from './reports.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'reports-'));
const write = (name: string, report: unknown) => {
  const file = path.join(directory, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const vitest = (numFailedTests: number, testResults: unknown[] = []) =>
  write('vitest.json', {
    numPassedTests: 7,
    numFailedTests,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });

describe('counts of the runners', () => {
  it('takes passed, failed and skipped from Vitest', () => {
    expect(countOfVitest(vitest(2), false)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = [{ status: 'failed', assertionResults: [] }];
    expect(countOfVitest(vitest(0, broken), false).failed).toBe(1);
  });

  it('never calls a failed run green', () => {
    expect(countOfVitest(vitest(0), false).failed).toBe(1);
    expect(countOfVitest(path.join(directory, 'absent.json'), true).failed).toBe(1);
  });

  it('counts flaky tests of Playwright as failed', () => {
    const file = write('playwright.json', {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [],
    });
    expect(countOfPlaywright(file, false)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('sums all runners', () => {
    expect(
      sumOf([
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 3, failed: 1, skipped: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });
});
