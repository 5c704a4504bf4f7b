// `npm run audit:a11y`: axe on every page with its menus and dialogs, in every language, theme and width. Arguments after `--` go
// to Playwright: `--last-failed` repeats failed tests, `-g messageCenter` audits a part.
import { spawnSync } from 'node:child_process';
import { ensureTools } from './test/ensure-tools.mjs';

await ensureTools();
const env = { ...process.env, NX_DAEMON: 'false', MERIDIAN_TEST_AUDIT: 'all' };
const steps = [
  ['npx', ['nx', 'run-many', '-t', 'build', '-p', '@meridian/console', '@meridian/server']],
  ['npx', ['playwright', 'test', ...process.argv.slice(2)]],
];
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
