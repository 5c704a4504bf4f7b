import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticeOf } from './notice.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

test('NOTICE matches package-lock.json: otherwise run npm run notice', () => {
  expect(read('NOTICE')).toBe(noticeOf(JSON.parse(read('package-lock.json'))));
});

test('lists each production dependency once, with its license', () => {
  const packages = {
    '': { version: '1.0.0', license: 'MIT' },
    'apps/server': { version: '1.0.0' },
    'node_modules/@meridian/ui': { link: true },
    'node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/@x/a': { version: '1.0.0', license: 'Apache-2.0', optional: true },
    'node_modules/test-tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/plain': { version: '0.1.0' },
  };
  const [, ...lines] = noticeOf({ packages }).split('\n\n');
  expect(lines).toEqual(['@x/a 1.0.0: Apache-2.0\nb 2.0.0: ISC\nplain 0.1.0: see its package\n']);
});
