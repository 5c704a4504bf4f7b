/** Prints the report of an earlier run: `npm run report -- dist/results/run.json`. */
import { readFileSync } from 'node:fs';
import { reportOf } from './lib/markdown.mjs';
import { runFile } from './lib/paths.mjs';

const [file = runFile] = process.argv.slice(2);
process.stdout.write(reportOf(JSON.parse(readFileSync(file, 'utf8'))).markdown + '\n');
