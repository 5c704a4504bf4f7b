import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../packages/i18n/src/core/languages';

/** Finds a text of the console by its key, such as `downloads:deleting.confirm`. */
export type Words = (key: string) => string;

/**
 * The texts of a language, to find controls by their names.
 * Errors: throws for a key without a text.
 */
export function wordsIn(language: Language): Words {
  return (key) => {
    const [namespace = '', names = ''] = key.split(':');
    const file = path.join('packages/i18n/src/locales', language, `${namespace}.json`);
    let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const name of names.split('.')) {
      const entry = typeof found === 'object' && found !== null ? Object.entries(found) : [];
      found = entry.find(([each]) => each === name)?.[1];
    }
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`);
    return found;
  };
}

/** A text with placeholders (`Delete {{file}}`), with any values. */
export function withGaps(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
