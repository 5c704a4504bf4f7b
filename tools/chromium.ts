import { findChromium } from './lib/chromium-path.mjs';

/** The browser of the tests: one that is installed, else (undefined) the one that Playwright brought. */
export const executablePath = findChromium();

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
