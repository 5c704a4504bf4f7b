// `npm run lint`: everything there is, part by part: the types of the whole tree at once do not fit into one process.
import { spawnSync } from 'node:child_process';

const parts = [
  ['apps/console'],
  ['apps/server'],
  ['packages'],
  ['.', '--ignore-pattern', 'apps', '--ignore-pattern', 'packages'],
];
for (const part of parts) {
  const { status } = spawnSync('npx', ['eslint', '--max-warnings=0', ...part], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
