import type { Language } from '@meridian/i18n/core';
import type { SensitiveCategory } from '../sensitive/categories';
import { cnTexts } from './cn';
import { enTexts } from './en';
import type { IssueCode, IssueTexts } from './texts';
import { twTexts } from './tw';

const texts: Record<Language, IssueTexts> = { cn: cnTexts, en: enTexts, tw: twTexts };

/** What an issue says. A category of sensitive words has its name in the language. */
export function issueMessage(
  { code, params = {} }: { code: IssueCode; params?: Readonly<Record<string, string | number>> | undefined },
  language: Language,
): string {
  const { codes, categories } = texts[language];
  return codes[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    return name === 'category' && isCategory(categories, value) ? categories[value] : value;
  });
}

function isCategory(categories: object, value: string): value is SensitiveCategory {
  return Object.hasOwn(categories, value);
}
