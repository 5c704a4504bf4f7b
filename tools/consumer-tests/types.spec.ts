import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolder } from './folders';
import { run } from './run';

test.describe.configure({ timeout: 180_000 });

/** How a host's compiler may resolve types. */
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // as Node does it, where each file names its extension
  node: { module: 'nodenext', moduleResolution: 'nodenext' },
};

interface Check {
  name: string;
  resolution: (typeof resolutions)[keyof typeof resolutions];
  /** Folder of the app. */
  include: string;
}

/** Runs the strictest compiler, which also checks the types of the packages. */
function compile({ name, resolution, include }: Check) {
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
  writeFileSync(path.join(appFolder(), file), JSON.stringify({ compilerOptions, include: [include] }));
  return run('node', {
    folder: appFolder(),
    arguments: ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', file],
  });
}

for (const [name, resolution] of Object.entries(resolutions)) {
  test(`the shipped types hold for a strict compiler that also checks them (${name})`, () => {
    const { isOk, log } = compile({ name, resolution, include: 'types' });
    expect(isOk, log).toBe(true);
  });
}

test('the first example of every README has the types it needs', () => {
  const { log } = compile({ name: 'readme', resolution: resolutions.bundler, include: 'src/readme' });
  // types of i18next fail in this compiler once they include our texts
  const ours = /^(?!.*node_modules\/(react-)?i18next\/).*error TS.*$/gm;
  expect(log.match(ours), log).toBeNull();
});
