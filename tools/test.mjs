// `npm test [target ...]`: installs missing tools, runs the tests and prints their totals. Nx runs the tests, two targets at a time,
// and the checks in the processor time that the tests leave while they wait; it takes results of unaffected targets from its cache.
// `npm run test:all [-- target ...]` runs all cases where `npm test` runs a sample (`lib/sample.ts`).
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureTools } from './test/ensure-tools.mjs';
import { sumOf } from './test/reports.mjs';
import { runTargets } from './test/run-targets.mjs';

/** In the order in which Nx starts targets without dependencies: slow ones first. */
const tests = [
  'build',
  'build-storybook',
  'test:e2e',
  'test:server',
  'test:consumers',
  'test:browser',
  'test:stories',
  'test:storybook',
  'test:unit',
];
/** Need no build, and wait for nothing. */
const checks = ['lint', 'typecheck', 'unused', 'measure', 'format', 'lock'];
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

const selected = positionals.length > 0 ? positionals : [...tests, ...checks];
const [checked, tested] = await Promise.all([
  runTargets(
    selected.filter((target) => checks.includes(target)),
    { env, isInBackground: true },
  ),
  runTargets(
    selected.filter((target) => !checks.includes(target)),
    { env },
  ),
]);
const outcomes = [...tested, ...checked];
for (const { name, passed, failures, skipped, seconds, isCached } of outcomes) {
  const took = isCached ? 'cached' : `${seconds} s`;
  console.log(`${name}: ${passed} passed, ${failures.length} failed, ${skipped} skipped, ${took}`);
}
const { passed, failures, skipped } = sumOf(outcomes);
for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message}`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
