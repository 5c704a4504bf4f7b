import { expect, it } from 'vitest';
import { slowest, timesOf } from './test-times.mjs';

it('reads the seconds of files and tests from a report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/repository/tools/sum.test.ts',
        startTime: 10_000,
        endTime: 12_500,
        assertionResults: [
          { fullName: 'sum of two', duration: 2_000 },
          { fullName: 'sum of three, which is skipped' },
        ],
      },
    ],
  };
  expect(timesOf(report, '/repository')).toEqual({
    files: [{ name: 'tools/sum.test.ts', seconds: 2.5 }],
    tests: [
      { name: 'tools/sum.test.ts › sum of two', seconds: 2 },
      { name: 'tools/sum.test.ts › sum of three, which is skipped', seconds: 0 },
    ],
  });
});

it('adds up the tests and tries of a file of Playwright', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('signs in', 300, 700)],
        suites: [{ specs: [spec('signs out', 500)] }],
      },
    ],
  };
  expect(timesOf(report, '/repository')).toEqual({
    files: [{ name: 'a.spec.ts', seconds: 1.5 }],
    tests: [
      { name: 'a.spec.ts › signs in', seconds: 1 },
      { name: 'a.spec.ts › signs out', seconds: 0.5 },
    ],
  });
});

it('sorts by seconds, the most first', () => {
  const [short, long] = [1, 2].map((seconds) => ({ name: `${seconds}`, seconds }));
  expect(slowest([short, long])).toEqual([long, short]);
});
