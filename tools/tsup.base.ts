import type { Options } from 'tsup';

/**
 * The build of a package. `entry` is what hosts import; `modules` are files that stay apart from each other in the build, so
 * that a host's bundler can put what is loaded on demand, and only that, into chunks of their own.
 */
export const libConfig = (entry: string[] = ['src/index.ts'], modules: string[] = []): Options => ({
  entry: [...entry, ...modules],
  format: ['esm'],
  target: 'es2022',
  // tsup 8.5.1 injects baseUrl into its dts program: TypeScript 6 rejects it without this
  dts: { entry, compilerOptions: { ignoreDeprecations: '6.0' } },
  sourcemap: true,
  clean: true,
  treeshake: true,
  external: [/^@meridian\//],
});
