import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import type { SensitiveCategory } from '../sensitive/categories';
import { cnTexts } from './cn';
import { enTexts } from './en';
import type { IssueCode, IssueTexts } from './texts';
import { twTexts } from './tw';

const texts: Record<Language, IssueTexts> = { cn: cnTexts, en: enTexts, tw: twTexts };

/** The message of an issue. A category of sensitive words is named in the language. */
export function issueMessage(
  { code, params = {} }: { code: IssueCode; params?: Readonly<Record<string, string | number>> | undefined },
  language: Language,
): string {
  const { codes, categories } = texts[language];
  return codes[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const param = params[name] ?? '';
    const value = typeof param === 'number' ? numberText(name, param) : listText(name, param, language);
    return name === 'category' && isCategory(categories, value) ? categories[value] : value;
  });
}

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 10 });

/**
 * Formats numbers like lists do: digits in groups of three, and amounts with cents if they have some. Row numbers stay plain, so that
 * rows are found by them.
 */
function numberText(name: string, value: number): string {
  if (name === 'row' || name === 'position') return String(value);
  return name === 'budget' && !Number.isInteger(value) ? amount.format(value) : formatNumber(value);
}

/** What rules find several of: a list of the language. */
function listText(name: string, value: string, language: Language): string {
  return name === 'ids' || name === 'domains' ? formatList(value.split(', '), language) : value;
}

function isCategory(categories: object, value: string): value is SensitiveCategory {
  return Object.hasOwn(categories, value);
}
