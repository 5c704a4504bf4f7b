// `npm run test:crash [-- draft-upload]`: every test with "kill" in its title, or those of some files, with 1,000 random kills
// each instead of the sample of `npm test`, which also skips the files `*crash.db.test.ts`.
import { spawnSync } from 'node:child_process';

const shell = process.platform === 'win32';
spawnSync('npx', ['nx', 'build', '@meridian/server'], { stdio: 'inherit', shell });
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server', '--testNamePattern', 'kill', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MERIDIAN_TEST_CRASH_KILLS: process.env.MERIDIAN_TEST_CRASH_KILLS ?? '1000',
      MERIDIAN_TEST_CRASH_SEED: process.env.MERIDIAN_TEST_CRASH_SEED ?? String(Date.now() % 1_000_000),
    },
    shell,
  },
);
process.exit(status ?? 1);
