import path from 'node:path';
import type { Plugin } from 'vite';
import { buildStyles } from '../lib/build-styles.mjs';

const file = path.join(import.meta.dirname, '../../packages/ui/css/styles.css');
const id = '\0built-styles';

/** Gives tests the hosts' style sheet as text, built from the current sources without a build of the packages. */
export const builtStyles: Plugin = {
  name: 'built-styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@meridian\/ui\/styles\.css\?raw$/ },
    handler: () => id,
  },
  load: {
    filter: { id: /^\0built-styles$/ },
    handler: async () => `export default ${JSON.stringify(await buildStyles(file))}`,
  },
};
