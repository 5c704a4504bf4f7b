import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { prepareFolder } from './prepare-folder';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('prepareFolder', () => {
  it('creates a directory with its parents, and accepts an existing one', () => {
    const inner = path.join(folder, 'a', 'b');
    prepareFolder(inner, 'SETTING');
    prepareFolder(inner, 'SETTING');
    expect(existsSync(inner)).toBe(true);
  });

  it.each([
    ['a file', () => path.join(folder, 'file'), /isn’t a directory/],
    ['a path through a file', () => path.join(folder, 'file', 'data'), /a part of the path is a file/],
    ['a directory of the kernel', () => '/proc/meridian/data', /no directories can be created there/],
  ])('rejects %s in one line that names the setting', (_what, pathOf, reason) => {
    writeFileSync(path.join(folder, 'file'), '');
    const prepare = () => prepareFolder(pathOf(), 'SETTING');
    expect(prepare).toThrow(reason);
    expect(prepare).toThrow(/^[^\n]*SETTING\.$/);
  });

  it.runIf(process.getuid?.() === 0)('rejects a directory that the user may not write', () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed, { mode: 0o755 });
    process.seteuid?.(65_534);
    try {
      expect(() => prepareFolder(path.join(closed, 'data'), 'SETTING')).toThrow(/no write access \(EACCES\)/);
    } finally {
      process.seteuid?.(0);
    }
  });
});
