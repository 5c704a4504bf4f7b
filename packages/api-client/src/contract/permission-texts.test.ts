import { languages } from '@meridian/i18n/core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { permissions } from './permissions';

/** The text at a dotted key. */
function textAt(texts: unknown, parts: readonly string[]): unknown {
  const [first, ...rest] = parts;
  if (first === undefined) return texts;
  if (typeof texts !== 'object' || texts === null) return undefined;
  return textAt(Object.entries(texts).find(([key]) => key === first)?.[1], rest);
}

describe.each(languages)('in %s', (language) => {
  const file = new URL(`../../../i18n/src/locales/${language}/routes.json`, import.meta.url);
  const texts = textAt(JSON.parse(readFileSync(file, 'utf8')), ['permissions']);

  it.each(permissions)('%s has a title and a sentence', (permission) => {
    for (const part of ['title', 'sentence']) {
      expect(textAt(texts, [...permission.split(':'), part]), part).toEqual(expect.stringMatching(/\S/));
    }
  });
});
