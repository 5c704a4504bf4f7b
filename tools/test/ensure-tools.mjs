import { spawn, spawnSync } from 'node:child_process';
import { findChromium } from '../lib/chromium-path.mjs';
import { ensureDependencies } from '../lib/dependencies.mjs';

/**
 * Installs missing dependencies and a missing Chromium: that of the system's package manager, otherwise Playwright's.
 * Errors: throws if one of them could not be installed.
 */
export async function ensureTools() {
  const isInstalled = installFromSystem();
  // both at the same time: while npm blocks this process, the other installation continues
  ensureDependencies();
  await isInstalled;
  if (findChromium()) return;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
}

/** Resolves at the end of the installation; immediately if there is a Chromium, or only root could install one. */
function installFromSystem() {
  if (findChromium()) return Promise.resolve();
  console.log('No Chromium found: installing one for the browser tests …');
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return Promise.resolve();
  const install = ['chromium-headless-shell', 'chromium'].map((name) => `apt-get install -y ${name}`);
  const apt = spawn('sh', ['-c', `apt-get update; ${install.join(' || ')}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => {
    apt.once('exit', resolve).once('error', resolve);
  });
}
