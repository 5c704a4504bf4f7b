import type { Plugin } from 'vite';

/**
 * Serves dependencies without their source maps. Vite would append them to the code, three quarters of what a test page loads; the stack
 * of a failure names the lines of our own files.
 */
export const withoutMaps: Plugin = {
  name: 'without-maps',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\// },
    // Vite ignores the map of unchanged code
    handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
  },
};
