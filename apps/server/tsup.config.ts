import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Names of the files in dist, all in one folder: code finds other files by paths relative to its own.
const entry = {
  main: 'src/main.ts',
  admin: 'src/cli/admin.ts',
  'parse-process': 'src/modules/report-import/parse-process.ts',
  'engine-process': 'src/report-engine/duckdb/engine-process.ts',
  'read-tables-process': 'src/kits/workbooks/tables/read-tables-process.ts',
};

/** These have hundreds of small modules; a start reads only the used ones, from one file. */
const bundled = [
  '@date-fns/tz',
  'big.js',
  'date-fns',
  'drizzle-orm',
  'fflate',
  'hucre',
  'htmlparser2',
  'pinyin-pro',
  'zod',
];

export default defineConfig({
  entry,
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@meridian\//, ...bundled.map((name) => new RegExp(`^${name}(/|$)`))],
  esbuildOptions: (o) => {
    o.conditions = ['@meridian/source', 'node', 'import'];
  },
  onSuccess: () => {
    cpSync('drizzle', 'dist/drizzle', { recursive: true });
    return Promise.resolve();
  },
});
