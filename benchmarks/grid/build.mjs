/** Builds the pages without running them, and records their sizes: `npm run build -- --only meridian`. */
import { buildPackages } from './lib/build-packages.mjs';
import { buildPages } from './lib/build-pages.mjs';
import { readOptions } from './lib/options.mjs';

const options = readOptions();
if (options.packages) buildPackages();
await buildPages(options.contenders);
