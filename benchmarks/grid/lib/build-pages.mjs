import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { baselines } from '../contenders/index.mjs';
import { benchmarkDir, pagesDir, resultsDir, sizesFile } from './paths.mjs';
import { sizesOf } from './sizes.mjs';

/** Builds a production page for each contender and each baseline, and records their sizes. */
export async function buildPages(contenders) {
  const sizes = {};
  for (const page of [...baselines, ...contenders]) {
    sizes[page.id] = sizesOf(await buildPage(page));
    if (page.apart) {
      // such a page cannot run: only its size is measured
      const files = await buildPage(page, { write: false, external: isFrom(page.apart) });
      sizes[page.id].initialJsWithout = sizesOf(files).initialJs;
    }
    console.error(`built ${page.id}`);
  }
  mkdirSync(resultsDir, { recursive: true });
  writeFileSync(sizesFile, JSON.stringify({ ...readSizes(), ...sizes }, null, 2));
}

/** The sizes of the pages at their last build. */
export function readSizes() {
  try {
    return JSON.parse(readFileSync(sizesFile, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

async function buildPage({ id, entry }, { write = true, external = [] } = {}) {
  const { output } = await build({
    configFile: false,
    root: path.join(benchmarkDir, 'page'),
    base: './',
    logLevel: 'error',
    resolve: {
      alias: { '#contender': path.resolve(benchmarkDir, 'contenders', entry) },
      // one React per page: that of the benchmark
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write,
      outDir: path.join(pagesDir, id),
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { external },
    },
  });
  return output;
}

const isFrom = (packageName) => (id) => id === packageName || id.startsWith(packageName + '/');
