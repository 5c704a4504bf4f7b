import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium';

/** The built Storybook, as designers open it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../tmp/storybook-tests-results',
  reporter: [['list'], ['json', { outputFile: '../../tmp/test/test-storybook.json' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 600_000,
  // the preview loads its whole first page while other tests run
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
