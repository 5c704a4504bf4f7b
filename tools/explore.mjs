// `npm run explore [times]`: asks the property tests other questions than `npm test` does, new ones each time. Of one that
// fails, fast-check prints the seed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const times = Number(process.argv[2] ?? 10);
const files = ['packages', 'apps']
  .flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const source = path.join(folder, name, 'src');
      return readdirSync(source, { recursive: true }).map((file) => path.join(source, file));
    }),
  )
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.db.test.ts'))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));

let failed = 0;
for (let round = 1; round <= times; round++) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', '--reporter=dot', ...files], {
    stdio: 'inherit',
    env: { ...process.env, EXPLORE: '1' },
  });
  if (status !== 0) failed++;
}
console.log(`${times} rounds over ${files.length} files, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
