// `npm run chaos`: the tests that kill, with many more kills than `npm test` takes. Their titles say "kill".
import { spawnSync } from 'node:child_process';

const kills = process.env.CHAOS_KILLS ?? '200';
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', '--testNamePattern', 'kill'], {
  stdio: 'inherit',
  env: { ...process.env, CHAOS_KILLS: kills },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
