import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeFastFolder } from './memory-folder.mjs';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

test.each([0, 1_000_000_000])('creates an empty folder for %d GB that other users can enter', (gigabytes) => {
  folder = makeFastFolder('fast', { gigabytes });
  expect(path.basename(folder)).toMatch(/^fast-/);
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('uses no more memory than the machine has', () => {
  folder = makeFastFolder('fast', { gigabytes: 1_000_000_000 });
  expect(path.dirname(folder)).toBe(tmpdir());
});
