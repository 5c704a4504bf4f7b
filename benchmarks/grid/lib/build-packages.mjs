import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryDir } from './paths.mjs';

/** Builds our own package and its dependencies from the current sources. Builds that are up to date are skipped. */
export function buildPackages() {
  if (!existsSync(path.join(repositoryDir, 'node_modules/.bin/nx'))) {
    throw new Error('Install the repository first: run `npm ci` in its root.');
  }
  const { status } = spawnSync('npx', ['nx', 'run-many', '-t', 'build', '-p', '@meridian/report-table'], {
    cwd: repositoryDir,
    env: { ...process.env, NX_DAEMON: 'false' },
    // only the report goes to standard output
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages could not be built.');
}
