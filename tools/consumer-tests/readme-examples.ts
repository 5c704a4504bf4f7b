import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packages, repository } from './folders';

/** Puts the first example of each package's README into a folder, as a user who tries the package would. */
export function writeReadmeExamples(folder: string, names: readonly string[] = packages) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const readme = readFileSync(path.join(repository, 'packages', name, 'README.md'), 'utf8');
    const [, extension, code] = /```(tsx?)\n([^]*?)```/.exec(readme) ?? [];
    if (!extension || !code) throw new Error(`packages/${name}/README.md has no example`);
    writeFileSync(path.join(folder, `${name}.${extension}`), code);
  }
}
