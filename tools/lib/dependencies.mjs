import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The file that npm writes as the last step of an installation: a copy of the lock file with the packages that it installed. */
const installedFile = 'node_modules/.package-lock.json';

/** Runs `npm ci` if node_modules is missing, incomplete or of another package-lock.json. */
export function ensureDependencies() {
  if (existsSync(installedFile) && isInstalled(readJson('package-lock.json'), readJson(installedFile)))
    return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm ci failed: see the lines above.');
}

/** Whether all packages of a lock file are installed in their versions; optional packages may be missing. */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    const present = installed.packages[path];
    return present === undefined ? Boolean(optional ?? devOptional) : present.version === version;
  });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
