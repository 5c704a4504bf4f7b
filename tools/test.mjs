// `npm test [target ...]`: installs missing tools, runs the tests and prints their totals. Nx runs the targets, three at a time,
// and takes results of unaffected targets from its cache. `npm run test:all [-- target ...]` runs all cases where `npm test` runs
// a sample (`lib/sample.ts`).
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureTools } from './test/ensure-tools.mjs';
import { outcomesOfRun, sumOf } from './test/reports.mjs';

/** In the order in which Nx starts targets without dependencies: slow ones first. */
const targets = [
  'build',
  'build-storybook',
  'test:e2e',
  'test:server',
  'test:consumers',
  'test:browser',
  'test:stories',
  'test:storybook',
  'test:unit',
  'lint',
  'typecheck',
  'unused',
  'measure',
  'format',
  'lock',
];
const settings = /^(MERIDIAN_.*|DATABASE_URL|HOST|PORT|NODE_ENV)$/;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'all-cases': { type: 'boolean' } },
});
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name))),
  ...(values['all-cases'] && { MERIDIAN_TEST_ALL_CASES: '1' }),
  NX_DAEMON: 'false',
};

await ensureTools();
rmSync('tmp/test', { recursive: true, force: true });
rmSync('.nx/cache/run.json', { force: true });

const selected = positionals.length > 0 ? positionals : targets;
const { status } = spawnSync('npx', ['nx', 'run-many', '-t', ...selected, '--outputStyle=static'], {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});

const outcomes = outcomesOfRun(JSON.parse(readFileSync('.nx/cache/run.json', 'utf8')), {
  isOk: status === 0,
});
for (const { name, passed, failures, skipped, seconds, isCached } of outcomes) {
  const took = isCached ? 'cached' : `${seconds} s`;
  console.log(`${name}: ${passed} passed, ${failures.length} failed, ${skipped} skipped, ${took}`);
  // beside the totals: a log that is cut still names them
  for (const failure of failures) console.log(`  ✗ ${failure.name}`);
}
const { passed, failures, skipped } = sumOf(outcomes);
for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message}`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
