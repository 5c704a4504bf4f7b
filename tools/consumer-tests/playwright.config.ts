import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium';

/** The packages as a host gets them: packed, installed in an app outside of the workspace, built, opened. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../tmp/consumer-tests-results',
  reporter: [['list'], ['json', { outputFile: '../../tmp/test/test-consumers.json' }]],
  globalSetup: './make-app-folder.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // the design takes all its durations from this: nothing is compared half-way through a transition
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'install', testMatch: 'install.spec.ts' },
    {
      name: 'host',
      testIgnore: 'install.spec.ts',
      dependencies: ['install'],
      use: { browserName: 'chromium' },
    },
  ],
});
