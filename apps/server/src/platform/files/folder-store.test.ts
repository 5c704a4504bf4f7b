import {
  chmodSync,
  chownSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from './folder-store';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'meridian-files-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('folderStore', () => {
  test('also removes old leftovers with the next file, so that repeated crashes do not fill the disk', async () => {
    const store = folderStore(folder);
    const left = path.join(folder, '.unfinished', 'left');
    writeFileSync(left, 'half');
    utimesSync(left, 0, 0);
    await store.put('a', Buffer.from('whole'));
    expect(existsSync(left)).toBe(false);
  });

  test.runIf(process.getuid?.() === 0)(
    'files that root stores belong to the owner of the data directory',
    async () => {
      const owner = 65534;
      chmodSync(folder, 0o755);
      chownSync(folder, owner, owner);
      const store = folderStore(path.join(folder, 'files'));
      await store.put('imports/a', Buffer.from('x'));
      const made = ['files', 'files/.unfinished', 'files/imports', 'files/imports/a'];
      const work = path.relative(folder, await store.createWorkFolder());
      expect([...made, work].map((name) => statSync(path.join(folder, name)).uid)).toEqual(
        [...made, work].map(() => owner),
      );
    },
  );
});
