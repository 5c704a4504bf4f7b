import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notOfMainland, notOfTaiwan } from '../../../../tools/texts/chinese-words';
import { losingWord } from '../../../../tools/texts/losing-words';
import { createI18n } from '../core/create-i18n';
import { languages } from '../core/languages';
import { loadTexts } from '../core/load-texts';
import { namespaces } from '../core/resources';

/** `a.b` → text. */
const flatten = (texts: object, prefix = ''): [string, unknown][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, value] satisfies [string, unknown]],
  );
/** Languages may have different plural forms, but of the same texts. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: unknown) =>
  [...new Set(String(text).match(/\{\{\s*\w+/g))].map((found) => found.replace(/\{\{\s*/, '')).sort();
const stemPlaceholders = (entries: [string, unknown][]) =>
  Object.fromEntries(
    entries
      .filter(([key]) => !/_(zero|one|two|few|many)$/.test(key))
      .map(([key, text]) => [stem(key), placeholders(text)]),
  );

it.each(languages)('lists every file of %s as a namespace', (language) => {
  expect(readdirSync(new URL(`${language}/`, import.meta.url)).sort()).toEqual(
    namespaces.map((namespace) => `${namespace}.json`).sort(),
  );
});

describe.each(namespaces)('%s', (namespace) => {
  it.each(languages)('has no empty text in %s', async (language) => {
    const empty = flatten(await loadTexts(language, namespace)).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    expect(empty).toEqual([]);
  });

  it.each(['cn', 'tw'])('has the keys and placeholders of English in %s too', async (language) => {
    const english = flatten(await loadTexts('en', namespace));
    const other = flatten(await loadTexts(language, namespace));
    expect(stemPlaceholders(other)).toEqual(stemPlaceholders(english));
  });
});

describe('plural forms', () => {
  const formsOf = async (language: (typeof languages)[number], namespace: (typeof namespaces)[number]) =>
    flatten(await loadTexts(language, namespace)).flatMap(([key]) => {
      const [, name, form] = /^(.*)_(one|two|few|many|other)$/.exec(key) ?? [];
      return name === undefined || form === undefined ? [] : [{ name, form }];
    });

  it.each(namespaces)(
    'are one and other in the English of %s, and only other in Chinese',
    async (namespace) => {
      const english = await formsOf('en', namespace);
      const ofForm = (form: string) => english.filter((each) => each.form === form).map(({ name }) => name);
      expect(ofForm('one').sort()).toEqual(ofForm('other').sort());
      expect(english).toHaveLength(2 * ofForm('other').length);
      for (const language of ['cn', 'tw'] as const) {
        const forms = await formsOf(language, namespace);
        expect(forms.filter(({ form }) => form !== 'other')).toEqual([]);
      }
    },
  );
});

it.each(languages)('shows every number with separators in %s', async (language) => {
  const i18n = await createI18n({ language, namespaces });
  for (const namespace of namespaces)
    for (const [key, text] of flatten(await loadTexts(language, namespace))) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 1_234_567]));
      // as a function: the type of `t` knows the keys only
      const shown = (i18n.t as (key: string, values: object) => string)(`${namespace}:${stem(key)}`, values);
      expect([`${namespace}:${key}`, shown.includes('1234567')]).toEqual([`${namespace}:${key}`, false]);
    }
});

describe('the typography of Chinese', () => {
  /** Typographic faults of a text, by a name that the failure shows. */
  const faults = {
    'half-width punctuation beside a character':
      /\p{Script=Han}[,;:!?()]|[,;:!?(] ?\p{Script=Han}|\p{Script=Han}\./u,
    'a space beside full-width punctuation': / [，。；：？！、“”「」（）]|[，。；：？！、「」（）] /u,
    'a space between two characters': /\p{Script=Han} \p{Script=Han}/u,
    'no space between a character and a Latin word or a figure':
      /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
  } as const;
  const quotes = { cn: /[「」"]/u, tw: /[“”"]/u } as const;

  it.each(namespaces)('is that of the language in %s', async (namespace) => {
    for (const language of ['cn', 'tw'] as const) {
      const texts = flatten(await loadTexts(language, namespace));
      const patterns = Object.entries({ ...faults, 'quotes of the other script': quotes[language] });
      const found = texts.flatMap(([key, text]) =>
        patterns
          .filter(([, fault]) => fault.test(String(text)))
          .map(([name]) => `${language} ${key}: ${name}`),
      );
      expect(found).toEqual([]);
    }
  });
});

describe('the words of Taiwan', () => {
  it.each(namespaces)('are used in %s', async (namespace) => {
    const wrong = flatten(await loadTexts('tw', namespace)).filter(([, text]) =>
      notOfTaiwan.test(String(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('leave no traditional character in the mainland texts', async () => {
    for (const namespace of namespaces) {
      const wrong = flatten(await loadTexts('cn', namespace)).filter(([, text]) =>
        notOfMainland.test(String(text)),
      );
      expect(wrong).toEqual([]);
    }
  });
});

it.each(languages)('has the words of the glossary in %s', async (language) => {
  const wrong: string[] = [];
  for (const namespace of namespaces)
    for (const [key, text] of flatten(await loadTexts(language, namespace))) {
      const found = losingWord(String(text).replaceAll(/\{\{.*?\}\}/g, '…'), language);
      if (found !== undefined) wrong.push(`${namespace}:${key}: ${found}`);
    }
  expect(wrong).toEqual([]);
});

it.each(['cn', 'tw'] as const)('ends errors of one sentence without a full stop in %s', async (language) => {
  for (const namespace of ['errors', 'uploadFailures', 'importProblems'] as const) {
    const wrong = flatten(await loadTexts(language, namespace)).filter(([, text]) => {
      const stops = String(text).match(/。/g)?.length ?? 0;
      return String(text).endsWith('。') ? stops === 1 : stops > 0;
    });
    expect(wrong).toEqual([]);
  }
});

it.each(['cn', 'tw'] as const)(
  'ends a sentence without a full stop in %s where the English text has none',
  async (language) => {
    for (const namespace of namespaces) {
      const english = new Map(flatten(await loadTexts('en', namespace)));
      const wrong = flatten(await loadTexts(language, namespace)).filter(([key, text]) => {
        const isLabel = !/[.?:]”?$/.test(String(english.get(key)));
        return isLabel && /^[^。]*。$/.test(String(text));
      });
      expect(wrong).toEqual([]);
    }
  },
);
