import { spawnSync } from 'node:child_process';
import { findChromium } from '../lib/chromium-path.mjs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Makes sure that a Chromium is there: an installed one, else the system's package manager, else Playwright's own. */
export function ensureChromium() {
  if (findChromium()) return;
  console.log('No Chromium found: installing one for the browser tests …');
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', name]) && findChromium()) return;
    }
  }
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
  }
}
