import type { Options } from 'tsup';
import { useClient } from './lib/use-client';

interface LibOptions {
  /** Entries that hosts import. */
  entry: string[];
  /** Entries that servers and React Server Components run. All other files of the build start with `'use client'`. */
  core: string[];
  /** Files that stay separate in the build, so that a host's bundler loads code on demand. */
  modules?: string[];
}

const builtFile = (entry: string) => entry.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.js');

const nameOf = (entry: string) => entry.replace(/^src\/|\.tsx?$/g, '');

/** The build of a package. */
export const libConfig = ({ entry, core, modules = [] }: LibOptions): Options => ({
  entry: [...entry, ...modules],
  format: ['esm'],
  target: 'es2022',
  // bundled per entry, so there are no declaration maps, which would need a file per module and the sources (350 KB for the
  // table)
  dts: {
    // written by `build-declarations.mjs`
    entry: Object.fromEntries(
      entry.map((file) => [nameOf(file), `.types/${file.replace(/\.tsx?$/, '.d.ts')}`]),
    ),
    // tsup 8.5.1 injects baseUrl, which TypeScript 6 rejects without this
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  sourcemap: true,
  clean: true,
  treeshake: true,
  external: [/^@meridian\//],
  plugins: [useClient(core.map(builtFile))],
});
