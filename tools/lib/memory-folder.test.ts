import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeFastFolder } from './memory-folder.mjs';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

test.each([0, 1_000_000_000])('makes an empty folder for %d GB that others can enter', (gigabytes) => {
  folder = makeFastFolder('fast', { gigabytes });
  expect(path.basename(folder)).toMatch(/^fast-/);
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('takes no memory that a machine does not have', () => {
  folder = makeFastFolder('fast', { gigabytes: 1_000_000_000 });
  expect(path.dirname(folder)).toBe(tmpdir());
});
