import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryDir } from './paths.mjs';

/** Builds our own package and what it needs, from the sources as they are. What is up to date is not built again. */
export function buildPackages() {
  if (!existsSync(path.join(repositoryDir, 'node_modules/.bin/nx'))) {
    throw new Error('Install the repository first: run `npm ci` in its root.');
  }
  const { status } = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '-p', '@meridian/report-table'], {
    cwd: repositoryDir,
    env: { ...process.env, NX_DAEMON: 'false' },
    // the report alone goes to the standard output
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages could not be built.');
}
