// Runs with cwd = package dir: dist/index.d.ts without the JSON whose types it has
import { readFileSync, writeFileSync } from 'node:fs';
import { declareJson } from './lib/declare-json.mjs';

const file = 'dist/index.d.ts';
writeFileSync(file, declareJson(readFileSync(file, 'utf8')));
