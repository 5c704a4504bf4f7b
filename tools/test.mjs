// `npm test`: installs what is missing, runs every test there is and ends with their sum.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';
import { outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest, sumOf } from './test/reports.mjs';

const settings = /^(MERIDIAN_.*|DATABASE_URL|HOST|PORT|NODE_ENV)$/;
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name))),
  NX_DAEMON: 'false',
};

ensureDependencies();
ensureChromium();
rmSync('tmp/test', { recursive: true, force: true });
mkdirSync('tmp/test', { recursive: true });

/** Runs a command: `{ isOk, printed }`. What it prints appears at once, or `together` when it is done. */
const run = (command, args, { together }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', ...(together ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env,
    });
    const bytes = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (more) => bytes.push(more));
    child.on('error', (error) => resolve({ isOk: false, printed: error.message }));
    child.on('close', (code) => {
      const printed = Buffer.concat(bytes).toString();
      process.stdout.write(printed);
      resolve({ isOk: code === 0, printed });
    });
  });
const check =
  (...command) =>
  async (how) =>
    outcomeOfCheck(await run(command[0], command.slice(1), how));
const vitest =
  (name, project, ...args) =>
  async (how) => {
    const file = `tmp/test/${name}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return outcomeOfVitest(
      file,
      await run('npx', ['vitest', 'run', '--project', project, ...args, ...reporters], how),
    );
  };
const playwright =
  (file, ...args) =>
  async (how) =>
    outcomeOfPlaywright(`tmp/test/${file}.json`, await run('npx', ['playwright', 'test', ...args], how));

/** Steps of one group run side by side: those that only read the tree, and those of which one waits. */
const groups = [
  { 'lock file': check('node', 'tools/check-lock.mjs') },
  {
    types: check('npm', 'run', 'typecheck'),
    lint: check('npm', 'run', 'lint'),
  },
  {
    units: vitest('unit', 'unit', '--maxWorkers=1'),
    // its tests wait for databases and killed servers more than they reckon
    server: vitest('server', 'server', '--maxWorkers=2'),
    build: check('npm', 'run', 'build'),
  },
  {
    'consumer tests': playwright('consumer-tests', '-c', 'tools/consumer-tests'),
    format: check('npx', 'prettier', '--check', '--log-level', 'warn', '.'),
  },
  { components: vitest('browser', 'browser') },
  { stories: vitest('storybook', 'storybook') },
  { storybook: check('npm', 'run', 'build-storybook') },
  { journeys: playwright('playwright') },
];

const chosen = process.argv.slice(2);
const outcomes = [];

async function runStep([name, step], how) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const { passed, failures, skipped } = await step(how);
  outcomes.push({
    passed,
    failures: failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })),
    skipped,
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`=== ${name}: ${passed} passed, ${failures.length} failed, ${skipped} skipped, ${seconds} s`);
}

for (const group of groups) {
  const steps = Object.entries(group).filter(([name]) => chosen.length === 0 || chosen.includes(name));
  await Promise.all(steps.map((step) => runStep(step, { together: steps.length > 1 })));
}

const { passed, failures, skipped } = sumOf(outcomes);
for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message}`);
console.log(`\n${passed} passed, ${failures.length} failed, ${skipped} skipped`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
