import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './build.mjs';
import { isInstalled } from './dependencies.mjs';

describe('isInstalled', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/linux-only': { version: '2.0.0', optional: true },
      'node_modules/@meridian/ui': { link: true },
    },
  };
  test.each([
    [
      'everything',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/linux-only': { version: '2.0.0' } },
      true,
    ],
    ['an optional package of another platform', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['a package', {}, false],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ])('%s: %#', (_case, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });
});

describe('fingerprint', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'meridian-sources-'));
    mkdirSync(path.join(folder, 'src'));
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'src', 'a.ts'), '1');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(['src/a.ts', 'src/b.ts'])('changes when %s is written', (file) => {
    const before = fingerprint([folder]);
    writeFileSync(path.join(folder, file), '22');
    expect(fingerprint([folder])).not.toBe(before);
  });

  test.each(['dist/a.js', 'src/a.test.ts'])('stays when %s is written, which no build reads', (file) => {
    const before = fingerprint([folder]);
    writeFileSync(path.join(folder, file), '22');
    expect(fingerprint([folder])).toBe(before);
  });
});
