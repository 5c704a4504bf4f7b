import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockOf, type HostManifest } from './manifest';
import { run, type RunResult } from './run';

/** Installs the dependencies of a manifest into a folder, from npm's cache if possible, and without scripts of packages. */
export function installIn(folder: string, manifest: HostManifest): RunResult {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockOf(manifest)));
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  return run('npm', { folder, arguments: ['install', ...options] });
}
