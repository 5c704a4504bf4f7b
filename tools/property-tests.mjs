// `npm run test:property [rounds]`: runs the property tests with new random seeds; `npm test` always uses the same seed. When one
// fails, fast-check prints the seed that reproduces it. Slow server tests run ten times as many cases as in `npm run test:all`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rounds = Number(process.argv[2] ?? 10);
const files = ['packages', 'apps']
  .flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const source = path.join(folder, name, 'src');
      return readdirSync(source, { recursive: true }).map((file) => path.join(source, file));
    }),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));

const shell = process.platform === 'win32';
spawnSync('npx', ['nx', 'build', '@meridian/server'], { stdio: 'inherit', shell });
const projects = ['unit', 'dom', 'browser', 'server'].flatMap((name) => ['--project', name]);
let failed = 0;
for (let round = 1; round <= rounds; round++) {
  const options = ['--reporter=dot', '--testTimeout=1800000', ...files];
  const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...options], {
    stdio: 'inherit',
    env: { ...process.env, MERIDIAN_TEST_RANDOM_SEED: '1' },
    shell,
  });
  if (status !== 0) failed++;
}
console.log(`${rounds} rounds over ${files.length} files, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
