// `npm run dev`: runs the server from source, restarted on every change, and the console with hot reload.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { forwardSignals } from './lib/forward-signals.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
ensureDependencies();

const env = {
  ...process.env,
  // the target of the console's proxy
  PORT: '8080',
  MERIDIAN_DEMO: process.env.MERIDIAN_DEMO || '1',
  MERIDIAN_LOG_LEVEL: process.env.MERIDIAN_LOG_LEVEL || 'warn',
};
const run = (workspace) =>
  spawn('npm', ['run', 'dev', '--silent', '--workspace', workspace], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });

const children = [run('@meridian/server'), run('@meridian/console')];
forwardSignals(...children);
for (const child of children) {
  child.once('exit', (code) => {
    children.forEach((other) => other.kill('SIGTERM'));
    process.exitCode ||= code ?? 1;
  });
}
