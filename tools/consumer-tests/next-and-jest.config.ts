import { defineConfig } from '@playwright/test';
import consumerTests from './playwright.config';

/** `npm run test:hosts`: the packages in Next and Jest, which take too long for each run of `npm test`. */
export default defineConfig({
  ...consumerTests,
  reporter: 'list',
  projects: [
    { name: 'pack', testMatch: 'pack.spec.ts' },
    {
      name: 'next-and-jest',
      testMatch: 'next-and-jest.spec.ts',
      dependencies: ['pack'],
      use: { browserName: 'chromium' },
    },
  ],
});
