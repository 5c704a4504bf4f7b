// `npm run measure:tests`: what takes time in the last run of `npm test`: seconds of its targets, and its slowest files and tests. Targets
// from the cache of Nx have the times of the run that filled it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { outcomesOfRun } from '../test/reports.mjs';
import { slowest, timesOf } from './test-times.mjs';

const shown = 15;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const table = (rows) =>
  console.log(rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`).join('\n'));

const root = process.cwd();
const reports = readdirSync('tmp/test', { recursive: true })
  .filter((file) => file.endsWith('.json'))
  .map((file) => timesOf(read(path.join('tmp/test', file)), root));

console.log('Seconds of targets (three run at a time)');
table(slowest(outcomesOfRun(read('.nx/cache/run.json'), { isOk: true })));
console.log(`\nSeconds of files, without loading them: the ${shown} slowest`);
table(slowest(reports.flatMap(({ files }) => files)).slice(0, shown));
console.log(`\nSeconds of tests: the ${shown} slowest`);
table(slowest(reports.flatMap(({ tests }) => tests)).slice(0, shown));
