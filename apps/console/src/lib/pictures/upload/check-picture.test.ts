import { expect, it } from 'vitest';
import { findPictureProblem } from './check-picture';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const svg = new TextEncoder().encode('<svg xml');
const megabytes = 1024 * 1024;

it.each([
  [{ bytes: 9, start: jpeg, size: { width: 323, height: 200 } }, false, null],
  [{ bytes: 2 * megabytes, start: png, size: { width: 200, height: 200 } }, true, null],
  [{ bytes: 2 * megabytes + 1, start: png, size: { width: 200, height: 200 } }, false, 'picture_bytes'],
  [{ bytes: 9, start: svg, size: null }, false, 'picture_type'],
  [{ bytes: 9, start: new Uint8Array(), size: null }, false, 'picture_type'],
  [{ bytes: 9, start: jpeg, size: null }, false, 'picture_damaged'],
  [{ bytes: 9, start: jpeg, size: { width: 199, height: 900 } }, false, 'picture_small'],
  [{ bytes: 9, start: jpeg, size: { width: 30_000, height: 30_000 } }, false, 'picture_pixels'],
  [{ bytes: 9, start: jpeg, size: { width: 900, height: 600 } }, false, null],
  [{ bytes: 9, start: jpeg, size: { width: 900, height: 600 } }, true, 'picture_ratio'],
])('%o for a unit: %s is %s', (file, isForUnit, problem) => {
  expect(findPictureProblem(file, { isForUnit })).toBe(problem);
});
