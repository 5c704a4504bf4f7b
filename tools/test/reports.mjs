import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Limits of a displayed failure: lines, and characters per line. */
const LINES = 20;
const WIDTH = 300;
const isFailed = ({ status }) => status === 'failed';
const linesOf = (text) =>
  stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .map((line) => line.slice(0, WIDTH));
const failureOf = (name, message = '') => ({ name, message: linesOf(message).slice(0, LINES).join('\n') });
/** The failure of a task without a report: the end of its output explains it. */
const failureOfRun = (name, printed) => ({ name, message: linesOf(printed).slice(-LINES).join('\n') });

/** Result of one runner: `{ passed, failures: { name, message }[], skipped }`. A failed run never counts as green. */
const outcome = (passed, failures, skipped, { isOk, printed } = { isOk: true }) => ({
  passed,
  failures: failures.length === 0 && !isOk ? [failureOfRun('the run itself', printed)] : failures,
  skipped,
});

/** A check either passes or fails and counts as one test; the end of its output is the message. */
export const outcomeOfCheck = ({ isOk, printed }) =>
  isOk ? outcome(1, [], 0) : outcome(0, [failureOfRun('the check', printed)], 0);

/**
 * Reads the JSON report of Vitest. A file that could not be loaded has no tests and counts as one failure. So does a run that failed
 * without naming a test, for example by an unhandled error.
 */
export function outcomeOfVitest(file, run) {
  const report = readReport(file);
  if (!report) return outcomeOfCheck({ ...run, isOk: false });
  const failures = report.testResults.filter(isFailed).flatMap((result) => {
    const tests = result.assertionResults.filter(isFailed);
    return tests.length === 0
      ? [failureOf(result.name, result.message)]
      : tests.map((test) => failureOf(`${result.name} › ${test.fullName}`, test.failureMessages[0]));
  });
  return outcome(report.numPassedTests, failures, report.numPendingTests + report.numTodoTests, run);
}

/** Reads the JSON report of Playwright; a test that needed a second try counts as failed. */
export function outcomeOfPlaywright(file, run) {
  const report = readReport(file);
  if (!report) return outcomeOfCheck({ ...run, isOk: false });
  const failures = report.suites
    .flatMap(specsOf)
    .flatMap(({ spec, name }) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) =>
          failureOf(name, test.results.find((result) => result.status !== 'passed')?.error?.message),
        ),
    );
  return outcome(
    report.stats.expected,
    [...failures, ...report.errors.map((error) => failureOf('the run itself', error.message))],
    report.stats.skipped,
    run,
  );
}

/**
 * @typedef {object} TaskOutcome
 * @property {string} name
 * @property {number} passed
 * @property {{ name: string, message: string }[]} failures
 * @property {number} skipped
 * @property {number} seconds
 * @property {boolean} isCached whether Nx repeated it from its cache
 */

/**
 * The outcomes of a run of Nx, one per task, in the order in which they ended.
 *
 * A task without a report of tests is a check. A run
 * that failed although no task did, for example because a task could not start, is a separate failure.
 *
 * @param {{ tasks: any[] }} run run.json as Nx writes it
 * @returns {TaskOutcome[]}
 */
export function outcomesOfRun({ tasks }, { isOk }, folder = '.') {
  const outcomes = tasks.map((task) => ({
    name: task.taskId,
    seconds: Math.round((Date.parse(task.endTime) - Date.parse(task.startTime)) / 1000),
    isCached: task.cacheStatus !== 'cache-miss',
    ...outcomeOfTask(task, folder),
  }));
  const isExplained = outcomes.some(({ failures }) => failures.length > 0);
  if (isOk || isExplained) return outcomes.map(named);
  return [
    ...outcomes,
    { name: 'nx', seconds: 0, isCached: false, ...outcomeOfCheck({ isOk, printed: '' }) },
  ].map(named);
}

const named = (result) => ({
  ...result,
  failures: result.failures.map((failure) => ({ ...failure, name: `${result.name}: ${failure.name}` })),
});

function outcomeOfTask({ projectName, target, hash, status }, folder) {
  const run = {
    isOk: status === 0,
    printed: printedBy(path.join(folder, '.nx/cache/terminalOutputs', hash)),
  };
  const runner = runners[target];
  if (runner === undefined) return outcomeOfCheck(run);
  const report = path.join(folder, 'tmp/test', folderOf(projectName), `${target.replace(':', '-')}.json`);
  return runner(report, run);
}

const runners = {
  'test:unit': outcomeOfVitest,
  'test:server': outcomeOfVitest,
  'test:browser': outcomeOfVitest,
  'test:stories': outcomeOfVitest,
  'test:storybook': outcomeOfPlaywright,
  'test:consumers': outcomeOfPlaywright,
  'test:e2e': outcomeOfPlaywright,
};

/** Apps and packages have their folder's name after the scope; the reports of other projects are at the root. */
function folderOf(project) {
  if (!project.startsWith('@meridian/')) return '';
  const name = project.replace('@meridian/', '');
  return path.join(name === 'console' || name === 'server' ? 'apps' : 'packages', name);
}

function printedBy(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The combined outcome of all runners; each failure has the name of its step. */
export const sumOf = (outcomes) =>
  outcome(
    outcomes.reduce((sum, { passed }) => sum + passed, 0),
    outcomes.flatMap(({ failures }) => failures),
    outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  );

/** The specs of a suite of Playwright and its inner suites. */
export function specsOf(suite) {
  return [
    ...suite.specs.map((spec) => ({ spec, name: `${spec.file} › ${spec.title}` })),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
