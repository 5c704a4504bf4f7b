import path from 'node:path';
import { packages, packed, readJson, repository } from './folders';

/** Dependencies of the app in the versions of the root's package.json. */
const rootDependencies = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
] as const;

/** Dependencies of the app in the versions of the console's package.json: what a form, queries and translated texts need. */
const consoleDependencies = [
  '@hookform/resolvers',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
  'i18next',
] as const;

/** Dependencies of the app in the ranges of the peers of `@meridian/i18n`. */
const i18nDependencies = ['react-i18next'] as const;

export interface HostManifest {
  name: string;
  version: string;
  private: true;
  type: 'module';
  dependencies: Record<string, string>;
}

/** Dependencies of hosts only are outside the workspace: Next and Jest would be a quarter of `npm ci`. */
const hosts = path.join(import.meta.dirname, 'hosts');

/**
 * The package.json of a host: the tarballs, and its other dependencies in the versions of the workspace. `tools` are those
 * of the root and of the hosts.
 */
export function manifestOf(tools: readonly string[] = []): HostManifest {
  const root = readJson<{ devDependencies: Record<string, string> }>(path.join(repository, 'package.json'));
  const console = readJson<{ dependencies: Record<string, string> }>(
    path.join(repository, 'apps/console/package.json'),
  );
  const i18n = readJson<{ peerDependencies: Record<string, string> }>(
    path.join(repository, 'packages/i18n/package.json'),
  );
  const own = readJson<{ dependencies: Record<string, string> }>(path.join(hosts, 'package.json'));
  const pinned = { ...own.dependencies, ...root.devDependencies };
  const versions = [
    ...[...rootDependencies, ...tools].map((name) => [name, pinned[name] ?? 'missing'] as const),
    ...consoleDependencies.map((name) => [name, console.dependencies[name] ?? 'missing'] as const),
    ...i18nDependencies.map((name) => [name, i18n.peerDependencies[name] ?? 'missing'] as const),
  ];
  const tarballs = packages.map((name) => {
    const { version } = readJson<{ version: string }>(path.join(repository, `packages/${name}/package.json`));
    return [`@meridian/${name}`, `file:${path.join(packed, `meridian-${name}-${version}.tgz`)}`] as const;
  });
  return {
    name: 'host',
    version: '0.0.0',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...tarballs, ...versions]),
  };
}

/** A lock file with every dependency that the workspace or the hosts have locked: new releases do not affect the tests. */
export function lockOf({ name, version, dependencies }: HostManifest) {
  const lockedIn = (folder: string) =>
    readJson<{ packages: Record<string, { link?: boolean }> }>(path.join(folder, 'package-lock.json'))
      .packages;
  // npm keeps the dependencies that the host needs
  const locked = Object.entries({ ...lockedIn(hosts), ...lockedIn(repository) })
    .filter(([, { link }]) => !link)
    // npm installs some of the form's dependencies below the console
    .map(([file, entry]) => [file.replace(/^apps\/console\//, ''), entry] as const)
    .filter(([file]) => file.startsWith('node_modules/'));
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies }, ...Object.fromEntries(locked) },
  };
}
