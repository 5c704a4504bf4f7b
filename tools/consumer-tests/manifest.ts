import path from 'node:path';
import { packages, packed, readJson, repository } from './folders';

/** Of the root's, in the very versions. */
const dependencies = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
] as const;

export interface HostManifest {
  name: string;
  version: string;
  private: true;
  type: 'module';
  dependencies: Record<string, string>;
}

/** The package.json of the app: the tarballs, and React and Vite as the workspace has them. */
export function manifestOf(): HostManifest {
  const root = readJson<{ devDependencies: Record<string, string> }>(path.join(repository, 'package.json'));
  const versions = dependencies.map((name) => [name, root.devDependencies[name] ?? 'missing'] as const);
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

/**
 * A lock file with everything that the workspace has locked. npm keeps of it what the app needs: so what others publish
 * tomorrow does not change this test, and all of it is in npm's cache since `npm ci`.
 */
export function lockOf({ name, version, dependencies }: HostManifest) {
  const { packages } = readJson<{ packages: Record<string, { link?: boolean }> }>(
    path.join(repository, 'package-lock.json'),
  );
  const locked = Object.entries(packages).filter(
    ([file, { link }]) => file.startsWith('node_modules/') && !link,
  );
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies }, ...Object.fromEntries(locked) },
  };
}
