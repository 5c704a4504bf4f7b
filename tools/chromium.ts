import { findChromium } from './lib/chromium-path.mjs';

const executablePath = findChromium();

/** Launch options of the tests' browser: an installed Chromium, otherwise the one that Playwright installed. */
export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
