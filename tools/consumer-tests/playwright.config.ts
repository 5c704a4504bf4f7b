import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium';
import { withoutAllCases } from '../lib/sample';

/** The packages as a host gets them: packed, installed in an app outside of the workspace, built, opened. */
export default defineConfig({
  ...withoutAllCases,
  testDir: '.',
  // the hosts have separate tests
  testIgnore: ['app/**', 'hosts/**'],
  outputDir: '../../tmp/consumer-tests-results',
  reporter: [['list'], ['json', { outputFile: '../../tmp/test/test-consumers.json' }]],
  globalSetup: './make-folders.ts',
  workers: 2,
  fullyParallel: true,
  // no test measures speed: other tests use the same cores
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // all durations of the design system follow from this: nothing is compared during a transition
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'pack', testMatch: 'pack.spec.ts' },
    { name: 'hosts-install', testMatch: 'hosts-install.spec.ts', dependencies: ['pack'] },
    {
      name: 'hosts',
      testMatch: ['tailwind-and-vitest.spec.ts', 'next-and-jest.spec.ts'],
      dependencies: ['hosts-install'],
      use: { browserName: 'chromium' },
    },
    { name: 'install', testMatch: 'install.spec.ts', dependencies: ['pack'] },
    {
      name: 'app',
      testIgnore: [
        ...['app/**', 'hosts/**', 'pack.spec.ts', 'install.spec.ts', 'hosts-install.spec.ts'],
        ...['tailwind-and-vitest.spec.ts', 'next-and-jest.spec.ts'],
      ],
      dependencies: ['install'],
      use: { browserName: 'chromium' },
    },
  ],
});
