// `npm run test:clickhouse [vitest options]`: installs ClickHouse’s own engine, 550 MB, and compares its reports with those of
// PostgreSQL. Without it, the other scripts skip these tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clickhouseFolder, clickhousePackage } from './folder.mjs';

const env = { ...process.env, MERIDIAN_TEST_ALL_CASES: '1' };
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status ?? 1;

if (!existsSync(path.join(clickhouseFolder, 'node_modules'))) {
  mkdirSync(clickhouseFolder, { recursive: true });
  // npm installs into the closest folder with this file
  writeFileSync(path.join(clickhouseFolder, 'package.json'), '{ "private": true }\n');
  const status = run('npm', [
    'install',
    '--prefix',
    clickhouseFolder,
    '--no-audit',
    '--no-fund',
    clickhousePackage,
  ]);
  if (status !== 0) process.exit(status);
}
run('npx', ['nx', 'build', '@meridian/server']);
const tests = 'apps/server/src/report-engine/clickhouse';
process.exitCode = run('npx', [
  'vitest',
  'run',
  '--project',
  'unit',
  '--project',
  'server',
  tests,
  ...process.argv.slice(2),
]);
