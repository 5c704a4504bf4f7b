import type { Row, RowKind } from '../model/rows';
import type { Finding, IssueParams, RuleDescription } from '../rules/rule';
import { createWordFinder } from '../sensitive/word-finder';
import { checkUrl } from '../urls/check-url';
import { hasNoVisibleText } from '../visible-text';
import type { OwnCondition, OwnRule, TrackingParameter } from './own-rule';
import type { OwnRuleCode } from './own-rule-texts';

/** An own rule, ready to check rows of a kind. */
export interface OwnCheck extends Pick<RuleDescription, 'id' | 'severity'> {
  find: (row: Row) => readonly Finding<OwnRuleCode>[];
}

const prefix = 'own-';

/** Whether the id of a rule is that of an own rule. */
export const isOwnRuleId = (ruleId: string): boolean => ruleId.startsWith(prefix);

type OwnChecks = ReadonlyMap<RowKind, readonly OwnCheck[]>;
const prepared = new WeakMap<readonly OwnRule[], OwnChecks>();
const none: readonly never[] = [];

/** The checks of own rules for rows of a kind; prepared once for each list of rules. */
export function ownChecksOf(rules: readonly OwnRule[], kind: RowKind): readonly OwnCheck[] {
  if (rules.length === 0) return none;
  const checks = prepared.get(rules) ?? prepare(rules);
  prepared.set(rules, checks);
  return checks.get(kind) ?? none;
}

function prepare(rules: readonly OwnRule[]): OwnChecks {
  const checks = new Map<RowKind, OwnCheck[]>();
  for (const { id, name, note, severity, condition } of rules) {
    const test = testOf(condition);
    const shared = { ruleName: name, note };
    const check: OwnCheck = {
      id: `${prefix}${id}`,
      severity,
      find: (row) => test(row).map(({ params, ...rest }) => ({ ...rest, params: { ...shared, ...params } })),
    };
    for (const kind of new Set<RowKind>(condition.rows))
      checks.set(kind, [...(checks.get(kind) ?? []), check]);
  }
  return checks;
}

type Test = (row: Row) => readonly (Finding<OwnRuleCode> & { params: IssueParams })[];

function testOf(condition: OwnCondition): Test {
  switch (condition.kind) {
    case 'words':
      return wordTest(condition.words);
    case 'name':
      return nameTest(condition.patterns);
    case 'bid':
      return bidTest(condition);
    case 'tracking':
      return trackingTest(condition.parameters);
  }
}

/** Fields with texts that searchers or colleagues read, of all kinds of rows. */
const nameFields = ['campaignName', 'adgroupName'];
const textFields = [...nameFields, 'keyword', 'title', 'description1', 'description2'];

/** The texts of a row in some fields; rows of other kinds lack some of them. */
function textsIn(row: Row, fields: readonly string[]): [field: string, text: string][] {
  return fields.flatMap((field): [string, string][] => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === 'string' && !hasNoVisibleText(value) ? [[field, value]] : [];
  });
}

function wordTest(words: readonly string[]): Test {
  const finder = createWordFinder(words.map((text) => ({ text })));
  return (row) =>
    textsIn(row, textFields).flatMap(([field, text]) => {
      const [word] = finder.findIn(text);
      return word === undefined ? [] : [{ field, code: 'own_word', params: { word: word.text } }];
    });
}

/** More are left out of a message. */
const maxListed = 3;

function nameTest(patterns: readonly string[]): Test {
  const listed = patterns.slice(0, maxListed).join(' / ') + (patterns.length > maxListed ? ' / …' : '');
  return (row) =>
    textsIn(row, nameFields).flatMap(([field, text]) =>
      patterns.some((pattern) => matchesPattern(text, pattern))
        ? []
        : [{ field, code: 'own_name', params: { patterns: listed } }],
    );
}

/**
 * Whether a text matches a pattern as a whole. `*` stands for one or more characters, `**` for the same; all other characters stand for
 * themselves. Takes linear time in the length of the text for each part of the pattern.
 */
function matchesPattern(text: string, pattern: string): boolean {
  const [start = '', ...parts] = pattern.split(/\*+/);
  const end = parts.pop();
  if (end === undefined) return text === pattern;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at + 1);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - end.length >= at + 1 && text.endsWith(end);
}

function bidTest({ min, max }: { min: number | null; max: number | null }): Test {
  return (row) => {
    // a campaign may bid for conversions, or not at all: these limits are per click
    if (!('bid' in row) || row.bid === null || ('bidMode' in row && row.bidMode !== 'click')) return none;
    // the nearest numbers to decimals are in the order of the decimals
    if (min !== null && row.bid < min) return [{ field: 'bid', code: 'own_bid_min', params: { min } }];
    if (max !== null && row.bid > max) return [{ field: 'bid', code: 'own_bid_max', params: { max } }];
    return none;
  };
}

function trackingTest(parameters: readonly TrackingParameter[]): Test {
  return (row) => {
    const suffix = 'monitorSuffix' in row ? row.monitorSuffix : '';
    return textsIn(row, ['pcFinalUrl', 'mobileFinalUrl']).flatMap(([field, url]) => {
      // another rule rejects it
      if (checkUrl(url) !== null) return [];
      const missing = missingParameters(url, suffix, parameters);
      return missing.length === 0
        ? []
        : [{ field, code: 'own_tracking', params: { parameters: missing.join('&') } }];
    });
  };
}

/** Parameters that neither a URL nor the suffix that is appended to it has, as they are written. */
function missingParameters(url: string, suffix: string, parameters: readonly TrackingParameter[]): string[] {
  const own = [...new URL(url).searchParams];
  const appended = [...new URLSearchParams(suffix.replace(/^[?&]+/, ''))];
  const given = [...own, ...appended];
  return parameters.flatMap(({ name, value }) => {
    const isGiven = given.some(
      ([givenName, givenValue]) =>
        givenName === name && (value === '' ? givenValue !== '' : givenValue === value),
    );
    return isGiven ? [] : [value === '' ? `${name}=…` : `${name}=${value}`];
  });
}
