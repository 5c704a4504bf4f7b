// Measures the download of a host for its first chart, minified and gzipped: node benchmarks/ui-charts/size.mjs
import { build } from 'esbuild';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');
const chart = 'packages/ui/src/components/trend-chart';

/** Size of the code behind an import, in bytes. */
async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

const sizes = {
  'ECharts, as the trend chart loads it': await sizeOf(`export { createChart } from './${chart}/echarts'`),
  'ECharts, whole': await sizeOf(`export { init } from 'echarts'`),
};
for (const [name, bytes] of Object.entries(sizes)) console.log(`${(bytes / 1000).toFixed(1)} kB  ${name}`);
