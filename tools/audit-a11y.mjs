// `npm run audit:a11y`: axe on every page, in every language, theme and width, with the code that the tests run on a sample.
import { spawnSync } from 'node:child_process';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';

ensureDependencies();
ensureChromium();
const env = { ...process.env, NX_DAEMON: 'false', AUDIT: 'all' };
const steps = [
  ['npx', ['nx', 'run-many', '-t', 'build', '-p', '@meridian/console', '@meridian/server']],
  ['npx', ['playwright', 'test', 'accessibility']],
];
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
