// `npm start`: installs dependencies and builds the project if needed, then runs the server with the demo workspace.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { forwardSignals } from './lib/forward-signals.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

function prepare() {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'npm start runs the demo workspace. For production, build once, then run node apps/server/dist/main.js.',
    );
  }
  ensureDependencies();
  ensureBuilt();
}

try {
  prepare();
} catch (error) {
  console.error(`meridian: ${error.message}`);
  process.exit(1);
}

const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    MERIDIAN_DEMO: process.env.MERIDIAN_DEMO || '1',
    MERIDIAN_LOG_LEVEL: process.env.MERIDIAN_LOG_LEVEL || 'warn',
  },
});
forwardSignals(server);
server.once('message', ({ address, signIns }) => {
  console.log(`\nMeridian is ready: ${address}`);
  for (const { name, password } of signIns) console.log(`  log in as ${name} / ${password}`);
  console.log('Press Ctrl+C to stop.\n');
});
server.once('exit', (code) => process.exit(code ?? 1));
