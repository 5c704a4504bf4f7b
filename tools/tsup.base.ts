import { defineConfig } from 'tsup';
export const libConfig = (entry: string[] = ['src/index.ts']) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    // tsup 8.5.1 injects baseUrl into its dts program: TypeScript 6 rejects it without this
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    clean: true,
    treeshake: true,
    external: [/^@meridian\//],
  });
