import { issueMessage } from '../texts/issue-texts';
import { draftOwnRules } from '../validation/draft-findings';
import { repeatedKeywordRule } from '../validation/repeated-keywords';
import { groupRules, rowRules } from './registry';
import type { RowRule } from './rule';

type RuleFacts = Pick<RowRule, 'id' | 'severity' | 'codes' | 'limits'> & { appliesTo: string };

/** Every rule that checks a draft. */
export function allRules(): readonly RuleFacts[] {
  return [
    ...draftOwnRules,
    ...Object.values(rowRules).flat(),
    ...Object.values(groupRules).flat(),
    repeatedKeywordRule,
  ];
}

/** All rules as a table in Markdown, for the documentation. */
export function ruleTable(): string {
  const order = ['draft', 'campaign', 'unit', 'keyword', 'creative', 'picture'];
  const lines = allRules()
    .toSorted((one, other) => order.indexOf(one.appliesTo) - order.indexOf(other.appliesTo))
    .map((rule) => [rule.appliesTo, rule.id, rule.severity, messagesOf(rule), limitsOf(rule)].join(' | '));
  return [
    '| applies to | rule | severity | messages | limits and their sources |',
    '| --- | --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

/** The messages with the names of their parameters. */
function messagesOf({ codes }: RuleFacts): string {
  return codes
    .map((code) => issueMessage({ code, params: placeholders }, 'en'))
    .join('<br>')
    .replaceAll('|', '\\|');
}

/** Shows each parameter as its name. */
const placeholders = Object.fromEntries(
  [
    'min',
    'max',
    'length',
    'count',
    'row',
    'budget',
    'domains',
    'theme',
    'word',
    'category',
    'position',
    'keyword',
    'ids',
  ].map((name) => [name, `…${name}…`]),
);

function limitsOf({ limits = [] }: RuleFacts): string {
  return limits
    .map(({ min, max, unit, source, read }) => {
      const range = min === undefined ? `up to ${max}` : `${min} to ${max}`;
      return `${range} ${unit} (${source}, read ${read})`;
    })
    .filter((text, index, texts) => texts.indexOf(text) === index)
    .join('<br>');
}
