import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { isolateCss } from './isolate-css.mjs';

const require = createRequire(import.meta.url);

/** The finished style sheet of a file that imports Tailwind: with every class of the sources, isolated from the page. */
export async function buildStyles(file) {
  const folder = path.dirname(require.resolve('@tailwindcss/cli/package.json'));
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const program = path.join(folder, bin.tailwindcss);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '-i', file, '-o', '-', '--minify'],
    { maxBuffer: 1e7 },
  );
  return isolateCss(stdout);
}
