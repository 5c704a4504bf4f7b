// npm run build -w packages/date-range && node benchmarks/date-range/size.mjs [folder of the build] Compares the size of the
// published picker, minified and gzipped, with its limits.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const react = /^react(-dom)?(\/|$)/;
const shared = /^(react(-dom)?|@meridian\/ui|@radix-ui)(\/|$)/;
const limits = { 'over React, Radix and @meridian/ui': 30, 'in all, without React': 65 };

/** Gzipped bytes of all chunks of a module. */
async function weigh(code, external) {
  const entry = 'virtual:entry';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@meridian/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = [result].flat()[0];
  return output
    .filter((file) => file.type === 'chunk')
    .reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}

const published = path.resolve(process.argv[2] ?? path.join(root, 'packages/date-range/dist'));
const picker = `export { DateRangePicker } from '${published}/index.js';`;
const source = `export { DateRangePicker } from '${root}/packages/date-range/src/index.ts';`;
const measured = {
  'over React, Radix and @meridian/ui': await weigh(picker, shared),
  'in all, without React': await weigh(picker, react),
};
const parts = {
  'over React, Radix and @meridian/ui, bundled from source': await weigh(source, shared),
  'react-day-picker alone': await weigh(`export { DayPicker } from 'react-day-picker';`, react),
};

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
for (const [name, bytes] of Object.entries(parts)) console.log(`${name}: ${kilobytes(bytes)} KB`);
let failed = false;
for (const [name, bytes] of Object.entries(measured)) {
  const isOver = bytes > limits[name] * 1024;
  failed ||= isOver;
  console.log(`${name}: ${kilobytes(bytes)} KB gzip, limit ${limits[name]} KB${isOver ? ': TOO MUCH' : ''}`);
}
process.exitCode = failed ? 1 : 0;
