import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolder, repository } from './folders';
import { run } from './run';

test.describe.configure({ timeout: 180_000 });

/** Module resolutions that a host's compiler may use. */
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // as Node does it, with file extensions
  node: { module: 'nodenext', moduleResolution: 'nodenext' },
};

/** The compilers of hosts: TypeScript 6, and 7, which is native. */
const compilers = {
  ts6: () => path.join(appFolder(), 'node_modules/typescript/bin/tsc'),
  ts7: () => path.join(repository, 'node_modules/typescript-native/bin/tsc'),
};

interface Check {
  name: string;
  compiler: keyof typeof compilers;
  resolution: (typeof resolutions)[keyof typeof resolutions];
  /** Folders of the app. */
  include: readonly string[];
}

/** Runs the strictest compiler, which also checks the types of the packages. */
function compile({ name, compiler, resolution, include }: Check) {
  const file = `tsconfig.${name}.json`;
  const compilerOptions = {
    ...resolution,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['vite/client'],
  };
  writeFileSync(path.join(appFolder(), file), JSON.stringify({ compilerOptions, include }));
  return run('node', {
    folder: appFolder(),
    arguments: [compilers[compiler](), '--pretty', 'false', '--project', file],
  });
}

for (const { compiler, name, ...details } of [
  // the compiler in JavaScript takes four times as long
  { compiler: 'ts6', name: 'bundler', tag: '@all-cases' },
  // `published.spec.ts` resolves every import of the types as Node does, and the test below checks the types themselves
  { compiler: 'ts7', name: 'node', tag: '@all-cases' },
] as const) {
  test(
    `the shipped types hold for a strict compiler that also checks them (${compiler}, ${name})`,
    details,
    () => {
      const check = {
        name: `${compiler}.${name}`,
        compiler,
        resolution: resolutions[name],
        include: ['types'],
      };
      const { isOk, log } = compile(check);
      expect(isOk, log).toBe(true);
    },
  );
}

test('they and the first example of every README compile (ts7, bundler)', () => {
  const { log } = compile({
    name: 'ts7.bundler',
    compiler: 'ts7',
    resolution: resolutions.bundler,
    include: ['types', 'src/readme'],
  });
  // the types of i18next fail in this compiler if they include our texts
  const ours = /^(?!.*node_modules\/(react-)?i18next\/).*error TS.*$/gm;
  expect(log.match(ours), log).toBeNull();
});
