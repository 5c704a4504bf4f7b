import { formatList } from '@meridian/i18n/core';
import type { DraftCommand } from '../commands/command';
import type { ProviderLimits } from '../limits/provider-limits';
import { issueMessage } from '../texts/issue-texts';
import { isCommands } from './examples';
import { allRules } from './registry';
import type { ExampleChange, RuleExample } from './rule';

type Rule = (typeof allRules)[number];

/** A provider whose limits the documentation lists, with where and when they were read. */
export interface DocumentedProvider {
  name: string;
  limits: {
    readonly [Name in keyof ProviderLimits]-?: NonNullable<ProviderLimits[Name]> & {
      source: string;
      read: string;
    };
  };
}

/** All rules as a table in Markdown, for the documentation, with a column for the limits of each provider. */
export function ruleTable(providers: readonly DocumentedProvider[]): string {
  const order = ['draft', 'campaign', 'unit', 'keyword', 'creative', 'picture'];
  const lines = allRules
    .toSorted((one, other) => order.indexOf(one.appliesTo) - order.indexOf(other.appliesTo))
    .map((rule) => [
      rule.appliesTo,
      rule.id,
      rule.title.en,
      rule.severity,
      messagesOf(rule),
      examplesOf(rule, 'fails'),
      examplesOf(rule, 'passes'),
      ...providers.map(({ limits }) => limitsOfRule(rule, limits)),
    ]);
  const heads = [
    ...['applies to', 'rule', 'title', 'severity', 'messages', 'rejects', 'accepts'],
    ...providers.map(({ name }) => `limits of ${name}`),
  ];
  return [
    `| ${heads.join(' | ')} |`,
    `|${' --- |'.repeat(heads.length)}`,
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** The messages with the names of their parameters. */
function messagesOf({ messages }: Rule): string {
  return messages
    .map(({ code }) => issueMessage({ code, params: placeholders }, 'en'))
    .join('<br>')
    .replaceAll('|', '\\|');
}

/** The first example of each message. */
function examplesOf({ messages }: Rule, side: keyof Pick<RuleExample, 'fails' | 'passes'>): string {
  return messages.map(({ examples }) => describeChange(examples()[0][side])).join('<br>');
}

function describeChange(change: ExampleChange): string {
  if (!isCommands(change)) return codeOf(change);
  return change.length === 0 ? 'the example' : listed(change.map(describeCommand));
}

function describeCommand(command: DraftCommand): string {
  if (command.type === 'add') {
    const rows = command.placements.flatMap((placement): readonly object[] => placement.rows);
    return `add ${rows.length} × ${command.kind}`;
  }
  if (command.type === 'remove') return `remove the ${command.kind}`;
  if (command.type === 'update')
    return `${command.kind} ${listed(command.edits.map(({ changes }) => codeOf(changes)))}`;
  return codeOf(command);
}

const listed = (texts: readonly string[]) => formatList(texts, 'en', 'values');

const maxExampleLength = 60;

/** Fields as code, without invisible characters; long values are cut. */
function codeOf(fields: object): string {
  const values = Object.entries(fields).map(([name, value]) => `${name}: ${valueText(value)}`);
  const text = listed(values).replaceAll(
    /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu,
    (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`,
  );
  const cut = text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text;
  return `\`${cut.replaceAll('|', '\\|')}\``;
}

/** As JSON, except for numbers that it has not. */
function valueText(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
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

/** Names of units, where they differ from the unit itself. */
const unitNames: Readonly<Record<string, string>> = {
  halfWidth: 'half-width characters',
  codePoint: 'characters',
  codeUnit: 'UTF-16 code units',
  byte: 'bytes',
};

function limitsOfRule({ limits: names = [] }: Rule, limits: DocumentedProvider['limits']): string {
  return names
    .map((name) => {
      const { min, max, unit, source, read } = limits[name];
      const range = min === undefined ? `up to ${max}` : `${min} to ${max}`;
      return `${range} ${unitNames[unit] ?? unit} (${source}, read ${read})`;
    })
    .filter((text, index, texts) => texts.indexOf(text) === index)
    .join('<br>');
}
