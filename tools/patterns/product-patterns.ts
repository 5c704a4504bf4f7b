import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Not part of the product: tests, their tools, and code that only Storybook uses. */
const isInternal = (file: string) =>
  /\.(?:test|stories|fixture|example)\.|\/(?:testing|stories)\/|\.gen\.ts$/.test(file);

/** A regular expression of the sources. */
export interface ProductPattern {
  /** As written in the source, with slashes and flags. */
  text: string;
  source: string;
  flags: string;
  /** A file that contains it. */
  file: string;
}

/** The regular expressions that apps and packages contain as literals, each once. */
export function readProductPatterns(): ProductPattern[] {
  const folders = [
    'apps/*/src/**/*.ts',
    'apps/*/src/**/*.tsx',
    'packages/*/src/**/*.ts',
    'packages/*/src/**/*.tsx',
  ];
  const listed = execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' });
  const patterns = new Map<string, ProductPattern>();
  for (const file of listed.split('\n').filter((name) => name !== '' && !isInternal(name))) {
    for (const text of literalsOf(file)) {
      const end = text.lastIndexOf('/');
      patterns.set(text, { text, source: text.slice(1, end), flags: text.slice(end + 1), file });
    }
  }
  return [...patterns.values()];
}

function literalsOf(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(root + file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  const found: string[] = [];
  const visit = (node: object): void => {
    if ('regex' in node && 'raw' in node && typeof node.raw === 'string') found.push(node.raw);
    for (const child of Object.values(node) as unknown[]) {
      if (typeof child === 'object' && child !== null) visit(child);
    }
  };
  visit(program);
  return found;
}
