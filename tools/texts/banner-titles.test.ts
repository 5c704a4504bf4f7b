import { languages } from '@meridian/i18n/core';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = execFileSync('git', ['grep', '-l', '<Banner', '--', 'apps/console/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
});

/** Keys of the titles of banners, as `namespace:key`; where a file has more namespaces, in each of them. */
const titles = new Set(
  files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const source = readFileSync(root + file, 'utf8');
      const namespaces = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)].map(([, name]) => name);
      const keys = [...source.matchAll(/<Banner\b[^]{0,200}?\btitle=\{t\('([\w.]+)'/g)].map(([, key]) => key);
      return namespaces.flatMap((namespace) => keys.map((key) => `${namespace}:${key}`));
    }),
);

/** Texts by `namespace:key`, without the suffixes of plural forms. */
function textsIn(language: string): [key: string, text: string][] {
  const folder = `${root}packages/i18n/src/locales/${language}/`;
  const flatten = (texts: object, prefix: string): [string, string][] =>
    Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
      const key = prefix + name.replace(/_(one|other)$/, '');
      return typeof value === 'object' && value !== null
        ? flatten(value, `${key}.`)
        : [[key, String(value)] as [string, string]];
    });
  return readdirSync(folder).flatMap((file) =>
    // parse boundary: the tests of the package check the shape of its texts
    flatten(JSON.parse(readFileSync(folder + file, 'utf8')) as object, file.replace('.json', ':')),
  );
}

it.each(languages)(
  'ends titles of banners as sentences in %s: a text follows in the same line',
  (language) => {
    const texts = textsIn(language).filter(([key]) => titles.has(key));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(([, text]) => !/[.。!?！？]$/.test(text))).toEqual([]);
  },
);
