import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium';

/** The built Storybook, as designers open it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../tmp/storybook-tests-results',
  reporter: [['list'], ['json', { outputFile: '../../tmp/test/test-storybook.json' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
