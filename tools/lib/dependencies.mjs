import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What npm writes as the last step of an installation: a copy of the lock file, with what it really installed. */
const installedFile = 'node_modules/.package-lock.json';

/** Runs `npm ci` when node_modules is absent, unfinished or of another package-lock.json. */
export function ensureDependencies() {
  if (existsSync(installedFile) && isInstalled(readJson('package-lock.json'), readJson(installedFile)))
    return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed: see the lines above.');
}

/** Whether everything of a lock file is installed in its version; optional packages may be absent. */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    const present = installed.packages[path];
    return present === undefined ? Boolean(optional ?? devOptional) : present.version === version;
  });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
