import { fileURLToPath } from 'node:url';

/** The built process of DuckDB: from source, it takes several times as long to start. */
export const builtEngine = {
  path: fileURLToPath(new URL('../../../dist/engine-process.js', import.meta.url)),
};
