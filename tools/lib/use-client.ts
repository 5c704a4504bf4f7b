import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

const relativeImports = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

const importsOf = (file: string, code: string) =>
  Array.from(code.matchAll(relativeImports), ([, to = '']) => path.posix.join(path.posix.dirname(file), to));

const loadsReact = (code: string) => /\bfrom\s*["']react["']/.test(code);

/**
 * The files that are neither an entry of `core` nor loaded by one, and those that import React: a core entry may re-export them. `files`
 * has the code of each file by its path.
 */
export function clientFilesOf(files: ReadonlyMap<string, string>, core: readonly string[]): string[] {
  const missing = core.find((file) => !files.has(file));
  if (missing !== undefined) throw new Error(`The build has no file ${missing}`);
  const loaded = new Set(core);
  // a set also iterates over elements that are added meanwhile
  for (const file of loaded) {
    for (const imported of importsOf(file, files.get(file) ?? '')) {
      if (!loadsReact(files.get(imported) ?? '')) loaded.add(imported);
    }
  }
  return [...files.keys()].filter((file) => !loaded.has(file));
}

export const markClientCode = (code: string) => `'use client';\n${code}`;

/** The source map of marked code. An empty first line moves all others down. */
export function markClientMap(map: string): string {
  // tsup writes version 3 of the format
  const parsed = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` });
}

/**
 * Marks the files that React Server Components must not run.
 * A banner of esbuild does not do it: tsup's tree shaking drops directives.
 */
export const useClient = (core: readonly string[]): Plugin => ({
  name: 'use-client',
  buildEnd({ writtenFiles }) {
    const names = writtenFiles
      .map(({ name }) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.js'));
    const files = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
    for (const name of clientFilesOf(files, core)) {
      writeFileSync(name, markClientCode(files.get(name) ?? ''));
      writeFileSync(`${name}.map`, markClientMap(readFileSync(`${name}.map`, 'utf8')));
    }
  },
});
