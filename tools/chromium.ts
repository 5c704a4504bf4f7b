import { findChromium } from './lib/chromium-path.mjs';

const executablePath = findChromium();

/** How the tests start their browser: an installed Chromium, else the one that Playwright installed. */
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
