// `npm run admin`: the command line tool of the server, from source where its tools are installed, else from the build
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forwardSignals } from './lib/forward-signals.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [name, ...args] = process.argv.slice(2);
const source = `apps/server/src/cli/${name}.ts`;
const built = `apps/server/dist/${name}.js`;
const fromSource = ['--conditions=@meridian/source', '--import=tsx', source];

const hasSource = existsSync(source) && existsSync('node_modules/tsx');
const child = spawn(process.execPath, [...(hasSource ? fromSource : [built]), ...args], { stdio: 'inherit' });
forwardSignals(child);
child.once('exit', (code) => process.exit(code ?? 1));
