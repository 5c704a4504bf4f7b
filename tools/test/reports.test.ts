import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest, outcomesOfRun, sumOf } from './reports.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'reports-'));
const write = (name: string, report: unknown) => {
  const file = path.join(directory, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const ended = { isOk: true, printed: '' };
const broke = { isOk: false, printed: 'Killed' };
const vitest = (...testResults: unknown[]) =>
  write('vitest.json', { numPassedTests: 7, numPendingTests: 1, numTodoTests: 1, testResults });
const failedFile = {
  name: 'sum.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { status: 'passed', fullName: 'sum of two' },
    { status: 'failed', fullName: 'sum of three', failureMessages: ['\u001B[31mexpected 3\u001B[39m\nat x'] },
  ],
};

describe('outcomes of the runners', () => {
  it('takes passed, failed and skipped tests from Vitest, with the message of a failure', () => {
    expect(outcomeOfVitest(vitest(failedFile), broke)).toEqual({
      passed: 7,
      failures: [{ name: 'sum.test.ts › sum of three', message: 'expected 3\nat x' }],
      skipped: 2,
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { name: 'x.test.ts', status: 'failed', message: 'No such module', assertionResults: [] };
    expect(outcomeOfVitest(vitest(broken), broke).failures).toEqual([
      { name: 'x.test.ts', message: 'No such module' },
    ]);
  });

  it('never reports a failed run as green', () => {
    expect(outcomeOfVitest(vitest(), broke).failures).toEqual([
      { name: 'the run itself', message: 'Killed' },
    ]);
    expect(outcomeOfVitest(path.join(directory, 'absent.json'), ended).failures).toHaveLength(1);
    expect(outcomeOfCheck(broke)).toEqual({
      passed: 0,
      failures: [{ name: 'the check', message: 'Killed' }],
      skipped: 0,
    });
  });

  it('counts flaky tests of Playwright as failed', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.spec.ts',
      title,
      tests: [
        {
          status,
          results: [{ status: 'failed', error: { message: `${title} did not` } }, { status: 'passed' }],
        },
      ],
    });
    const file = write('playwright.json', {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [],
      suites: [
        {
          specs: [spec('signs in', 'flaky')],
          suites: [{ specs: [spec('signs out', 'unexpected'), spec('reads', 'expected')] }],
        },
      ],
    });
    expect(outcomeOfPlaywright(file, broke)).toEqual({
      passed: 3,
      failures: [
        { name: 'a.spec.ts › signs in', message: 'signs in did not' },
        { name: 'a.spec.ts › signs out', message: 'signs out did not' },
      ],
      skipped: 2,
    });
  });

  it('sums all runners', () => {
    const failure = { name: 'a', message: 'b' };
    expect(
      sumOf([
        { passed: 1, failures: [], skipped: 2 },
        { passed: 3, failures: [failure], skipped: 0 },
      ]),
    ).toEqual({ passed: 4, failures: [failure], skipped: 2 });
  });
});

describe('outcomes of a run of Nx', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  const task = (projectName: string, target: string, more: object = {}) => ({
    taskId: `${projectName}:${target}`,
    projectName,
    target,
    hash: `${projectName}-${target}`.replace('/', '-'),
    startTime: '2026-01-01T00:00:00.000Z',
    endTime: '2026-01-01T00:00:07.400Z',
    cacheStatus: 'cache-miss',
    status: 0,
    ...more,
  });
  const outcomes = (tasks: object[], isOk: boolean) => outcomesOfRun({ tasks }, { isOk }, folder);

  it('reads the report of a target that has tests, and counts any other target as a check', () => {
    mkdirSync(path.join(folder, 'tmp/test/packages/ui'), { recursive: true });
    writeFileSync(
      path.join(folder, 'tmp/test/packages/ui/test-unit.json'),
      JSON.stringify({ numPassedTests: 12, numPendingTests: 0, numTodoTests: 0, testResults: [] }),
    );
    const tasks = [
      task('@meridian/ui', 'test:unit', { cacheStatus: 'local-cache-hit' }),
      task('workspace', 'lock'),
    ];
    expect(outcomes(tasks, true)).toEqual([
      {
        name: '@meridian/ui:test:unit',
        passed: 12,
        failures: [],
        skipped: 0,
        seconds: 7,
        isCached: true,
      },
      { name: 'workspace:lock', passed: 1, failures: [], skipped: 0, seconds: 7, isCached: false },
    ]);
  });

  it('shows the last lines of a check that failed', () => {
    mkdirSync(path.join(folder, '.nx/cache/terminalOutputs'), { recursive: true });
    writeFileSync(path.join(folder, '.nx/cache/terminalOutputs/workspace-lint'), 'x.ts: no good');
    const [lint] = outcomes([task('workspace', 'lint', { status: 1 })], false);
    expect(lint).toMatchObject({
      passed: 0,
      failures: [{ name: 'workspace:lint: the check', message: 'x.ts: no good' }],
    });
  });

  it('counts a target without a report, and a run that failed without a failed task, as failures', () => {
    expect(outcomes([task('@meridian/i18n', 'test:unit')], true)[0]?.failures).toHaveLength(1);
    expect(sumOf(outcomes([task('workspace', 'lock')], false)).failures).toHaveLength(1);
  });
});
