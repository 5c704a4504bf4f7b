import { errorCodes } from '@meridian/api-client/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readUsedTexts, unusedKeys, usedTextsIn } from './used-texts';

const folder = path.resolve(import.meta.dirname, '../../packages/i18n/src/locales/en');

/** The keys of a text file without their plural suffixes; the other languages have the same keys. */
function keysOf(file: string): string[] {
  const flatten = (texts: object, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [prefix + key],
    );
  // parse boundary: the tests of the package check the shape of its texts
  const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  return [...new Set(flatten(texts).map((key) => key.replace(/_(zero|one|other)$/, '')))];
}

it('finds keys that no code uses', () => {
  const source = `
    t('page.title'); t('common:close'); t(\`titles.\${scope}\`); t(\`\${scope}\`); t(\`common:\${scope}\`);
    \`\${t('page.note', { a: 1 })}, it's\`;
    const reasons = { too_long: 'length' };
    const codes = { expired: 401, gone: 404 };
    if (error.errorName === 'expired' || isApiResponseError(error, 'gone')) throw new DomainError('expired');
  `;
  const used = usedTextsIn([source]);
  const keys = [
    'page.title',
    'page.old',
    'page.note',
    'close',
    'titles.unit',
    'titles',
    'too_long',
    'length',
    'expired',
    'gone',
    'other',
  ];
  expect(unusedKeys('common', keys, used)).toEqual(['page.old', 'titles', 'expired', 'gone', 'other']);
  expect(unusedKeys('imports', ['close'], used)).toEqual(['close']);
});

const codes = new Set(Object.values(errorCodes).map(String));

it('has no unused text', () => {
  const used = readUsedTexts();
  // the text of an error is found by its code and context: `413_limit`
  const isOfCode = (key: string) => {
    const [, code = '', context] = /^(\d+)(?:_(\w+))?$/.exec(key) ?? [];
    return codes.has(code) && (context === undefined || used.literals.has(context));
  };
  const unused = readdirSync(folder).flatMap((file) => {
    const namespace = path.basename(file, '.json');
    const unused = unusedKeys(namespace, keysOf(file), used);
    const rest = namespace === 'errors' ? unused.filter((key) => !isOfCode(key)) : unused;
    return rest.map((key) => `${namespace}:${key}`);
  });
  expect(unused).toEqual([]);
});
