import { expect, it } from 'vitest';
import { groupIssues, openIssueCounts } from './group-issues';
import { issueKey, type Issue, type Waiver } from './issue';

const issue = (ruleId: string, severity: Issue['severity'], id: string): Issue => ({
  kind: 'keyword',
  id,
  ruleId,
  severity,
  field: 'keyword',
  code: 'keyword_required',
});
const waiverOf = (of: Issue): Waiver => ({
  key: issueKey(of),
  reason: 'Agreed',
  who: 'Ann',
  when: '2026-11-20T04:00:00.000Z',
});
const [advice, first, second, third] = [
  issue('short', 'advice', 'a'),
  issue('sensitive', 'warning', 'a'),
  issue('sensitive', 'warning', 'b'),
  issue('sensitive', 'warning', 'c'),
];
const repeated = issue('repeated', 'warning', 'a');
const error = issue('bid', 'error', 'b');
const issues = [advice, first, second, repeated, error, third];
const shape = (waivers: readonly Waiver[]) =>
  groupIssues(issues, waivers).map(({ ruleId, severity, count, waivedCount, issues: own }) => [
    ...[severity, ruleId, count, waivedCount],
    own.map(({ id }) => id).join(''),
  ]);

it('groups by rule: errors, warnings, advice, then in the order of the draft', () => {
  expect(shape([])).toEqual([
    ['error', 'bid', 1, 0, 'b'],
    ['warning', 'sensitive', 3, 0, 'abc'],
    ['warning', 'repeated', 1, 0, 'a'],
    ['advice', 'short', 1, 0, 'a'],
  ]);
  expect(groupIssues([], [waiverOf(first)])).toEqual([]);
});

it('puts waived issues after the others, and never waives an error', () => {
  const waivers = [waiverOf(first), waiverOf(repeated), waiverOf(error)];
  expect(shape(waivers)).toEqual([
    ['error', 'bid', 1, 0, 'b'],
    ['warning', 'sensitive', 2, 1, 'bca'],
    ['warning', 'repeated', 0, 1, 'a'],
    ['advice', 'short', 1, 0, 'a'],
  ]);
  const sensitive = groupIssues(issues, waivers)[1];
  expect(sensitive?.issues.map(({ waiver }) => waiver)).toEqual([null, null, waivers[0]]);
});

it('has two groups for a rule of two severities', () => {
  const both = [issue('x', 'advice', 'a'), issue('x', 'warning', 'b')];
  expect(groupIssues(both, []).map(({ severity }) => severity)).toEqual(['warning', 'advice']);
});

it.each<[string, readonly Waiver[], object]>([
  ['without waivers', [], { error: 1, warning: 4, advice: 1 }],
  ['with waivers', [advice, second, third].map(waiverOf), { error: 1, warning: 2, advice: 0 }],
  ['with a waiver of an error', [waiverOf(error)], { error: 1, warning: 4, advice: 1 }],
  [
    'with a waiver of what is gone',
    [waiverOf(issue('x', 'warning', 'z'))],
    { error: 1, warning: 4, advice: 1 },
  ],
])('counts open issues %s', (_, waivers, counts) => {
  expect(openIssueCounts(issues, waivers)).toEqual(counts);
});
