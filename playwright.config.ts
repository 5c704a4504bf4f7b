import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { captchaCode, isAudit, serverAddress, today } from './e2e/settings';
import { launchOptions } from './tools/chromium';
import { makeFastFolder } from './tools/lib/memory-folder.mjs';
import { withoutAllCases } from './tools/lib/sample';

// worker processes read this file too; the first process, which starts the server, owns its data
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = makeFastFolder('meridian-e2e', { gigabytes: 2 });
  process.env.E2E_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  ...withoutAllCases,
  testDir: 'e2e',
  ...(isAudit ? { testMatch: 'audit.spec.ts' } : { testIgnore: 'audit.spec.ts' }),
  outputDir: 'tmp/e2e-results',
  reporter: isAudit
    ? [['list'], ['./e2e/audit-reporter.ts']]
    : [['list'], ['json', { outputFile: 'tmp/test/test-e2e.json' }]],
  // the journeys share one server and its database; the audit only reads
  workers: isAudit ? 2 : 1,
  fullyParallel: isAudit,
  // no journey measures speed: other tests use the same cores
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: serverAddress,
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // tests would wait for each transition; `keyboard.spec.ts` and `layout-shift.spec.ts` run with transitions
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    // traces take a fifth of the time: `npx playwright test --trace retain-on-failure` writes them
    trace: 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node apps/server/dist/main.js',
    env: {
      HOST: '127.0.0.1',
      // any free port
      PORT: '0',
      MERIDIAN_DATA_DIR: process.env.E2E_DATA_DIR,
      MERIDIAN_DEMO: '1',
      MERIDIAN_TODAY: today,
      MERIDIAN_CAPTCHA_CODE: captchaCode,
      // the journeys observe an upload in progress
      MERIDIAN_PROVIDER_LATENCY_MS: '400',
    },
    wait: { stdout: /"address":"(?<e2e_address>[^"]+)","msg":"ready"/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
