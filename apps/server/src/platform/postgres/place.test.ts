import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { hasPlace, preparePlace } from './place';
import { canEnter, databaseUser } from './system-user';

const user = databaseUser();
let folder: string;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('preparePlace', () => {
  test('puts the database into the data directory, without access for others', () => {
    const place = preparePlace(path.join(folder, 'data'), { user });
    expect(place.home).toBe(path.join(folder, 'data', 'postgres'));
    expect(statSync(place.home).mode & 0o777).toBe(0o700);
    expect(place.socket).toBe(place.home);
  });

  test('is found again by hasPlace, which creates nothing', () => {
    const dataDir = path.join(folder, 'data');
    expect(hasPlace(dataDir)).toBe(false);
    expect(existsSync(dataDir)).toBe(false);
    preparePlace(dataDir, { user });
    expect(hasPlace(dataDir)).toBe(true);
  });

  test('rejects a world-writable data directory', () => {
    chmodSync(folder, 0o777);
    expect(() => preparePlace(folder, { user })).toThrow(
      /^The data directory \S+ is world-writable\. [^\n]*$/,
    );
  });

  test('rejects a database of another user, or with access for others, without destroying it', () => {
    const { cluster } = preparePlace(folder, { user });
    mkdirSync(cluster);
    const owner = user?.uid ?? process.getuid?.() ?? 0;
    chownSync(cluster, owner, -1);
    chmodSync(cluster, 0o755);
    expect(() => preparePlace(folder, { user })).toThrow(/^Other users can access [^\n]*chmod 700[^\n]*$/);
    chmodSync(cluster, 0o750);
    expect(() => preparePlace(folder, { user })).not.toThrow();
    if (process.getuid?.() !== 0) return;
    chownSync(cluster, owner + 1, -1);
    expect(() => preparePlace(folder, { user })).toThrow(/^[^\n]*belongs to the user [^\n]*chown -R[^\n]*$/);
  });

  test('chooses a short socket path, the same at every start', () => {
    const dataDir = path.join(folder, 'long'.repeat(30));
    const [first, second] = [preparePlace(dataDir, { user }), preparePlace(dataDir, { user })];
    expect(first.socket).toMatch(/^\/tmp\/meridian-[0-9a-f]{16}$/);
    expect(second.socket).toBe(first.socket);
    rmSync(first.socket, { recursive: true });
  });
});

describe.runIf(user !== undefined)(
  'as root, below a folder that the user of the database cannot enter',
  () => {
    const prepare = (dataDir: string) => preparePlace(dataDir, { user, shared: path.join(folder, 'shared') });
    let home: string;
    beforeEach(() => {
      home = path.join(folder, 'home');
      mkdirSync(home, { mode: 0o700 });
    });

    test('puts the database elsewhere and finds it again', () => {
      const first = prepare(path.join(home, 'data'));
      expect(path.dirname(first.home)).toBe(path.join(folder, 'shared'));
      expect(user && canEnter(user, first.home)).toBe(true);
      expect(prepare(path.join(home, 'data')).home).toBe(first.home);
    });

    test('starts empty after the data directory was removed', () => {
      const dataDir = path.join(home, 'data');
      const first = prepare(dataDir);
      rmSync(dataDir, { recursive: true });
      expect(prepare(dataDir).home).not.toBe(first.home);
      expect(existsSync(first.home)).toBe(true);
    });
  },
);
