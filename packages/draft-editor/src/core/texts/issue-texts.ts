import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import { allRules, type IssueCode } from '../rules/registry';
import type { RuleText } from '../rules/rule';
import type { SensitiveCategory } from '../sensitive/categories';
import { categoryNames } from './category-names';
import { lengthUnitName } from './length-unit-names';
import { typedValueTitle, valueErrorTexts } from './value-error-texts';

/** Texts of issues by their code. */
export const issueTexts: ReadonlyMap<string, RuleText> = new Map([
  ...Object.entries(valueErrorTexts),
  ...allRules.flatMap(({ messages }) => messages.map(({ code, text }) => [code, text] as const)),
]);

const ruleTitles: ReadonlyMap<string, RuleText> = new Map([
  ['typed-value', typedValueTitle],
  ...allRules.map(({ id, title }) => [id, title] as const),
]);

/** What a rule objects to, in one line without parameters; the id for an unknown rule. */
export function ruleTitle(ruleId: string, language: Language): string {
  return ruleTitles.get(ruleId)?.[language] ?? ruleId;
}

/** The message of an issue; its code, if it is unknown. Categories of sensitive words and units of lengths have their names in the language. */
export function issueMessage(
  { code, params = {} }: { code: IssueCode; params?: Readonly<Record<string, string | number>> | undefined },
  language: Language,
): string {
  const text = issueTexts.get(code)?.[language] ?? code;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const param = params[name] ?? '';
    if (name === 'lengthUnit') return lengthUnitName(String(param), language);
    const value = typeof param === 'number' ? numberText(name, param) : listText(name, param, language);
    return name === 'category' && isCategory(value) ? categoryNames[value][language] : value;
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
  return name === 'ids' || name === 'domains' ? formatList(value.split(','), language) : value;
}

function isCategory(value: string): value is SensitiveCategory {
  return Object.hasOwn(categoryNames, value);
}
