/**
 * `npm run test:browsers`: journeys of the built console in Firefox; the other tests run in Chromium. Skips them if Firefox is not
 * installed. `E2E_ADDRESS` names a server with demo data that already runs.
 */
import { deepStrictEqual as same } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startServerProcess } from '../../tools/crash';
import { captchaCode, serverAddress, today } from '../settings';
import type { BrowserDriver } from './driver';
import { findFirefox, startFirefox } from './firefox';
import { journeys } from './journeys';
import { Tab } from './tab';

const wanted = process.argv.slice(2);
const results = 'tmp/browsers';

const firefox = findFirefox();
const browsers = [
  {
    name: 'firefox',
    start: firefox === undefined ? undefined : () => startFirefox(firefox),
    missing: 'Firefox is not installed: apt install firefox-esr, or set FIREFOX_PATH.',
  },
];
const unknown = wanted.filter((name) => !browsers.some((browser) => browser.name === name));
if (unknown.length > 0) throw new Error(`No browser ${unknown.join()}: use firefox`);

let address = serverAddress;
let stopServer = async () => {};

const chosen = browsers.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (address === '' && chosen.some(({ start }) => start)) before(startServer);
after(() => stopServer());

async function startServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'meridian-browsers-'));
  const server = startServerProcess({
    dataDir,
    env: {
      HOST: '127.0.0.1',
      MERIDIAN_DEMO: '1',
      MERIDIAN_TODAY: today,
      MERIDIAN_CAPTCHA_CODE: captchaCode,
    },
  });
  stopServer = async () => {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  address = await server.ready;
}

for (const { name, start, missing } of chosen) {
  if (!start) console.log(missing);
  void describe(name, { skip: start ? false : missing }, () => {
    let driver: BrowserDriver | undefined;
    // a journey starts where the one before ended
    let failed: string | undefined;

    before(async () => {
      driver = await start?.();
    });
    after(() => driver?.close());

    for (const journey of journeys) {
      void it(journey.name, async (context) => {
        if (!driver) return;
        if (failed !== undefined) {
          context.skip(`after ${failed}`);
          return;
        }
        try {
          await journey.run(new Tab(driver), address);
        } catch (error) {
          failed = journey.isNeeded ? journey.name : undefined;
          mkdirSync(results, { recursive: true });
          writeFileSync(path.join(results, `${name}, ${journey.name}.png`), await driver.screenshot());
          throw error;
        }
      });
    }

    void it('writes no error to the console', () => same(driver?.consoleErrors(), []));
  });
}
