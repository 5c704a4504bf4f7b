import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const results = ['apps/console/dist/index.html', 'apps/server/dist/main.js'];
/** Inside dist: removing or replacing dist also removes it. */
const stampFile = 'apps/server/dist/.sources';
const sources = [
  'apps/console',
  'apps/server',
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/tsup.base.ts',
];
const ignored = /^(node_modules|dist|coverage|\..*)$|\.(test|stories)\.tsx?$|\.gen\.ts$/;

/** Builds console and server when a source changed since they were built. */
export function ensureBuilt() {
  const stamp = fingerprint(sources);
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh && results.every((file) => existsSync(file))) return;
  console.log('Building …');
  const { status } = spawnSync(
    'npx',
    [
      ...['nx', 'run-many', '-t', 'build', '-p', '@meridian/console', '@meridian/server'],
      // both take the packages from source
      '--exclude-task-dependencies',
    ],
    { stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' }, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('The build failed: see the lines above.');
  writeFileSync(stampFile, stamp);
}

/** Changes when a file below the paths is added, removed, written or resized. Reads no content, so it is fast. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isDirectory()) {
      const names = readdirSync(file).filter((name) => !ignored.test(name));
      for (const name of names.sort()) add(path.join(file, name));
    } else {
      hash.update(`${file}\0${stat.mtimeMs}\0${stat.size}\n`);
    }
  };
  for (const each of paths) add(each);
  return hash.digest('hex');
}
