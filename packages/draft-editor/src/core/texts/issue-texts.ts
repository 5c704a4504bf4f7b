import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import { isOwnRuleId } from '../own-rules/own-checks';
import { ownRuleTexts } from '../own-rules/own-rule-texts';
import { allRules, type IssueCode } from '../rules/registry';
import type { IssueParams, RuleText } from '../rules/rule';
import type { SensitiveCategory } from '../sensitive/categories';
import { categoryNames } from './category-names';
import { lengthUnitName } from './length-unit-names';
import { typedValueTitle, valueErrorTexts } from './value-error-texts';

/** Texts of issues by their code. */
export const issueTexts: ReadonlyMap<string, RuleText> = new Map([
  ...Object.entries(valueErrorTexts),
  ...Object.entries(ownRuleTexts),
  ...allRules.flatMap(({ messages }) => messages.map(({ code, text }) => [code, text] as const)),
]);

const ruleTitles: ReadonlyMap<string, RuleText> = new Map([
  ['typed-value', typedValueTitle],
  ...allRules.map(({ id, title }) => [id, title] as const),
]);

/** What a rule objects to, in one line; the name of an own rule, which the issue has; the id for an unknown rule. */
export function ruleTitle(
  { ruleId, params }: { ruleId: string; params?: IssueParams | undefined },
  language: Language,
): string {
  if (isOwnRuleId(ruleId) && params?.['ruleName'] !== undefined) return String(params['ruleName']);
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
    if (name === 'note') return noteText(String(param), language);
    if (name === 'lengthUnit') return lengthUnitName(String(param), language);
    const value = typeof param === 'number' ? numberText(name, param) : listText(name, param, language);
    return name === 'category' && isCategory(value) ? categoryNames[value][language] : value;
  });
}

/** An explanation at the end of a message. */
function noteText(note: string, language: Language): string {
  if (note === '') return '';
  return language === 'en' ? ` ${note}` : `（${note}）`;
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
