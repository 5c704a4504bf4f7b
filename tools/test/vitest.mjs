// `node tools/test/vitest.mjs <target> [arguments]`: runs the tests of one target over the current folder. The
// report lies in tmp/test, where `npm test` adds it up and Nx caches it.
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
/** The server's tests wait for databases and time limits more than they compute; a browser fills a core by itself. */
const workers = { server: 2 }[project] ?? 1;
/** The root has the tests of tools and of the packages, whose modules are loaded once, and all stories. */
const filters = folder ? [`${folder}/`] : project === 'stories' ? [] : ['tools/', 'packages/'];
/** The server's tests copy hundreds of databases: in memory, for a tenth of the work. */
const temporary = project === 'server' ? makeFastFolder('server', { gigabytes: 3 }) : undefined;

const { status } = spawnSync(
  process.execPath,
  [
    // npx would take a second of its own
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
    // runs side by side must not write into one cache of pre-bundled dependencies
    env: {
      ...process.env,
      MERIDIAN_TEST_CACHE: path.join(project, folder),
      ...(temporary !== undefined && { TMPDIR: temporary }),
    },
  },
);
if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
process.exit(status ?? 1);
