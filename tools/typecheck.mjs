// `node tools/typecheck.mjs [project ...]`: checks the types of the projects in the current folder, `tsconfig.json` by default.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));
const projects = process.argv.length > 2 ? process.argv.slice(2) : ['tsconfig.json'];
const env = {
  // garbage collection would take half of the time of this short process
  GOGC: '400',
  GOMEMLIMIT: '3GiB',
  ...process.env,
};

for (const project of projects) {
  const { status } = spawnSync(
    process.execPath,
    // several checkers compute shared types several times: twice the work, while Nx runs other tasks
    [tsc, '-p', project, '--noEmit', '--checkers', '1'],
    { stdio: 'inherit', env },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}
