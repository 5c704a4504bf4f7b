import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/chromium.ts';
import { isSample } from './tools/lib/sample.ts';
import { builtStyles } from './tools/test/built-styles.ts';
import { bundledWorkers } from './tools/test/bundled-workers.ts';
import { withoutMaps } from './tools/test/without-maps.ts';

/** Variables of `npm run test:property` and `npm run test:all`, also for browsers. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    ['MERIDIAN_TEST_RANDOM_SEED', 'MERIDIAN_TEST_ALL_CASES'].includes(name),
  ),
);
/** Without animations, since a pop-up is invisible in the middle of one. */
const contextOptions = { reducedMotion: 'reduce' as const };
// a factory: vitest mutates the object, so it must not be shared between projects
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});
const client = { conditions: ['@meridian/source', ...defaultClientConditions] };
// without the condition of bundlers, whose files Node cannot load
const serverConditions = defaultServerConditions.filter((condition) => condition !== 'module');
const node = { conditions: ['@meridian/source', ...serverConditions] };
/** Loading Storybook takes seconds of each start of Vitest, so it is limited to runs with stories. */
const areStoriesRun = !process.argv.includes('--project') || process.argv.includes('stories');
const storybook = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  // Storybook's own runner includes every visible story
  const isOfStorybook = process.env['VITEST_STORYBOOK'] === 'true';
  return storybookTest({
    configDir: path.join(import.meta.dirname, '.storybook'),
    tags: { exclude: isSample && !isOfStorybook ? ['all-cases'] : [] },
  });
};
const browserTests = '**/*.browser.test.tsx';
const domTests = '**/*.dom.test.tsx';
const databaseTests = '**/*.db.test.ts';
/** Random kills that only run in `npm run test:crash` and `npm run test:all`; the other files contain the sample. */
const crashTests = '**/*crash.db.test.ts';
const areCrashTestsRun = 'MERIDIAN_TEST_CRASH_KILLS' in process.env || !isSample;
/** Only in `npm run test:all`. */
const allCasesTests = '**/*.all-cases.db.test.ts';
/** A test and its hooks wait this long before they fail: on a busy machine the default seconds are too short. */
const patient = { expect: { poll: { timeout: 30_000 } }, testTimeout: 180_000, hookTimeout: 180_000 };
const execArgv = [
  // tests leave much short-lived data, which would outgrow the default of 16 MB: a tenth less work
  '--max-semi-space-size=64',
  // code of many files is used for seconds each, too short for the default of V8's optimizer to pay off: a twentieth less work
  '--interrupt-budget=2000000',
];

/** Serves a health check: after one failed probe, a page would be offline in all later tests. */
const reachable: Plugin = {
  name: 'reachable',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url === '/healthz' || request.url === '/readyz') response.end('{}');
      else next();
    });
  },
};

/** Projects do not inherit it: two targets at a time would write to the same pre-bundled dependencies. */
const cacheDir = path.join('node_modules/.vite', process.env['MERIDIAN_TEST_CACHE'] ?? 'all');

const inBrowser = {
  cacheDir,
  plugins: [builtStyles, react(), tailwindcss(), reachable, bundledWorkers(client), withoutMaps],
  resolve: client,
  // a dependency that is found late makes vite reload the page in the middle of a test
  optimizeDeps: {
    include: [
      '@date-fns/tz/tzOffset',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@meridian/console > @hookform/resolvers/zod',
      '@noble/hashes/pbkdf2.js',
      '@noble/hashes/sha2.js',
      '@radix-ui/react-context-menu',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-popover',
      '@radix-ui/react-select',
      '@radix-ui/react-tabs',
      '@radix-ui/react-tooltip',
      '@radix-ui/react-use-controllable-state',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      '@tiptap/pm/model',
      '@tiptap/pm/state',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'altcha-lib/algorithms/web/sha',
      'big.js',
      'date-fns',
      'dompurify',
      'echarts/charts',
      'echarts/components',
      'echarts/core',
      'echarts/renderers',
      'eventsource-parser',
      'fast-check',
      'fflate',
      'fuse.js/min-basic',
      'hucre/xlsx',
      'i18next',
      'idb',
      'js-cookie',
      'qrcode',
      'react-day-picker',
      'react-hook-form',
      'react-i18next',
      'react-image-crop',
      'sonner',
      'zod/mini',
      'zustand',
      'zustand/middleware',
      'zustand/vanilla',
      'zustand/vanilla/shallow',
    ],
  },
};

export default defineConfig({
  cacheDir,
  test: {
    projects: [
      {
        ssr: { resolve: node },
        resolve: node,
        test: {
          name: 'unit',
          environment: 'node',
          execArgv,
          // files share loaded modules: a third of the time
          isolate: false,
          ...patient,
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [databaseTests],
          setupFiles: ['tools/test/timeouts.ts', 'tools/test/seed.ts'],
          // style sheets are empty otherwise
          css: { include: [/\/tokens\.css/] },
        },
      },
      {
        plugins: [react()],
        resolve: client,
        test: {
          // components in jsdom, with the library and the settings that hosts have
          name: 'dom',
          environment: 'jsdom',
          execArgv,
          globals: true,
          isolate: false,
          ...patient,
          include: [`packages/*/src/${domTests}`],
          setupFiles: [
            'tools/test/timeouts.ts',
            'tools/test/seed.ts',
            'tools/test/react-without-traces.ts',
            'tools/test/clean-document.ts',
          ],
        },
      },
      {
        ssr: { resolve: node },
        resolve: node,
        test: {
          name: 'server',
          environment: 'node',
          execArgv,
          isolate: false,
          include: [`apps/server/src/${databaseTests}`],
          exclude: [...(areCrashTestsRun ? [] : [crashTests]), ...(isSample ? [allCasesTests] : [])],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          ...patient,
          setupFiles: ['tools/test/timeouts.ts', 'tools/test/seed.ts'],
        },
      },
      {
        ...inBrowser,
        test: {
          name: 'browser',
          ...patient,
          env,
          include: [`{packages,apps}/*/src/${browserTests}`],
          isolate: false,
          browser: browser(),
          setupFiles: ['tools/test/clean-page.ts'],
        },
      },
      {
        plugins: areStoriesRun ? [storybook(), bundledWorkers(client), withoutMaps] : [],
        test: {
          name: 'stories',
          ...patient,
          env,
          // a second page would load Storybook and every component again
          maxWorkers: 1,
          isolate: false,
          browser: browser(),
          setupFiles: ['tools/test/stories.ts'],
        },
      },
    ],
  },
});
