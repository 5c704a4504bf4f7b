// `node tools/test/vitest.mjs <target> [arguments]`: runs the tests of one target in the current folder. The report is in
// tmp/test, where `npm test` reads it and Nx caches it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFastFolder } from '../lib/memory-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.relative(root, process.cwd());
const [project, ...rest] = process.argv.slice(2);
/** Projects of one target: each start of Vitest takes five seconds. */
const projects = { unit: ['unit', 'dom'] }[project] ?? [project];
/** Server tests mostly wait for databases and time limits; a browser alone keeps a core busy. */
const workers = { server: 2 }[project] ?? 1;
/** The root runs the tests of tools and packages, which share modules, and all stories. */
const filters = folder ? [`${folder}/`] : project === 'stories' ? [] : ['tools/', 'packages/'];
/** Server tests copy hundreds of databases: in memory this takes a tenth of the work. */
const temporary = project === 'server' ? makeFastFolder('server', { gigabytes: 3 }) : undefined;

const { status } = spawnSync(
  process.execPath,
  [
    // fewer garbage collections: short-lived data of transforms would outgrow the default of 16 MB
    '--max-semi-space-size=64',
    // as in the processes of tests (`vitest.config.ts`)
    '--interrupt-budget=2000000',
    // npx would add a second
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', ...projects.flatMap((name) => ['--project', name])],
    ...[...filters, `--maxWorkers=${workers}`],
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${path.join('tmp/test', folder, `test-${project}.json`)}`,
    ...rest,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // parallel runs must not write to the same cache of pre-bundled dependencies
    env: {
      ...process.env,
      MERIDIAN_TEST_CACHE: path.join(project, folder),
      ...(temporary !== undefined && { TMPDIR: temporary }),
    },
  },
);
if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
process.exit(status ?? 1);
