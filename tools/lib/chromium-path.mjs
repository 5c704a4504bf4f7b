import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  // renders without a window system: a quarter less work for the same tests
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium, or undefined. */
export const findChromium = () => places.find((path) => path !== undefined && existsSync(path));
