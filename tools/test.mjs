// `npm test`: installs what is missing, runs every test there is and ends with their sum.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';
import { countOfCheck, countOfPlaywright, countOfVitest, sumOf } from './test/reports.mjs';

const settings = /^(MERIDIAN_.*|DATABASE_URL|HOST|PORT|NODE_ENV)$/;
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name))),
  NX_DAEMON: 'false',
};

ensureDependencies();
ensureChromium();
rmSync('tmp/test', { recursive: true, force: true });
mkdirSync('tmp/test', { recursive: true });

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
const check =
  (...command) =>
  () =>
    countOfCheck(run('npx', command));
const vitest =
  (name, ...projects) =>
  () => {
    const file = `tmp/test/${name}.json`;
    const isOk = run('npx', [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    return countOfVitest(file, isOk);
  };

const steps = {
  'lock file': () => countOfCheck(run('node', ['tools/check-lock.mjs'])),
  types: () => countOfCheck(run('npm', ['run', 'typecheck'])),
  lint: () => countOfCheck(run('npm', ['run', 'lint'])),
  format: check('prettier', '--check', '--log-level', 'warn', '.'),
  units: vitest('unit', 'unit'),
  server: vitest('server', 'server'),
  build: () => countOfCheck(run('npm', ['run', 'build'])),
  outside: () =>
    countOfPlaywright('tmp/test/outside.json', run('npx', ['playwright', 'test', '-c', 'tools/outside'])),
  components: vitest('browser', 'browser'),
  stories: vitest('storybook', 'storybook'),
  storybook: () => countOfCheck(run('npm', ['run', 'build-storybook'])),
  journeys: () => countOfPlaywright('tmp/test/playwright.json', run('npx', ['playwright', 'test'])),
};

const chosen = process.argv.slice(2);
const results = [];
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const counts = step();
  results.push(counts);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `=== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${seconds} s`,
  );
}

const sum = sumOf(results);
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
