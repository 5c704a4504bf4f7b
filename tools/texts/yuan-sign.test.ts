import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Code that reads foreign amounts accepts both signs; other currencies are tested with the narrow one, which is also the yen's. */
const readers =
  /\/report-import\/core\/|\/core\/(?:import\/|values\/parse-amount\.ts$)|\/format\/plain-text\.ts$|\.test\.tsx?$/;

it('writes the yuan sign in one width', () => {
  const sources = ['apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx', 'packages/*.json'];
  const listed = execFileSync('git', ['grep', '--untracked', '-l', '¥', '--', ...sources], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '');
  expect(files.filter((file) => !readers.test(file))).toEqual([]);
});
