import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolder } from './folders';
import { run } from './run';

test.describe.configure({ timeout: 180_000 });

/** How a host's compiler may look for types. */
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // as Node does it, where each file names its extension
  node: { module: 'nodenext', moduleResolution: 'nodenext' },
};

for (const [name, resolution] of Object.entries(resolutions)) {
  test(`the shipped types hold for a strict compiler that also checks them (${name})`, () => {
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
    writeFileSync(path.join(appFolder(), file), JSON.stringify({ compilerOptions, include: ['types'] }));
    const { isOk, log } = run('node', {
      folder: appFolder(),
      arguments: ['node_modules/typescript/bin/tsc', '--project', file],
    });
    expect(isOk, log).toBe(true);
  });
}
