import { chromium } from 'playwright-core';
import { findChromium } from '../../../tools/lib/chromium-path.mjs';

/** An installed Chromium (`CHROMIUM_PATH` names another one), without a GPU: CI machines have none either. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--expose-gc',
    ],
  });
}
