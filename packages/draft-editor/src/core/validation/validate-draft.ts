import { childKindsOf, childrenOf, findRow, parentIdsInOrder, tableOf, type Draft } from '../model/draft';
import { parentKinds, rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { groupRules, rowRules } from '../rules/registry';
import type { Finding, GroupRule, RowContext, RowRule, RuleOptions, Severity } from '../rules/rule';
import { ownSensitiveWords } from '../sensitive/own-words';
import { draftFindings } from './draft-findings';
import type { Issue } from './issue';
import { createRepeatedKeywords } from './repeated-keywords';

export type ValidationOptions = Partial<RuleOptions>;

/** Numbers of issues by severity. */
export type IssueCounts = Record<Severity, number>;

/** What is wrong with a draft. */
export interface DraftIssues {
  /** Those of the draft, then of campaigns, units, keywords, creatives and pictures in their order. */
  list: () => readonly Issue[];
  of: (kind: RowKind, id: string) => readonly Issue[];
  counts: () => IssueCounts;
}

export interface Validator {
  /** Checks a draft; what is the same as in the last one that it checked is not looked at again. */
  check: (draft: Draft) => DraftIssues;
}

interface RowResult {
  /** What the rules have read, by identity. */
  read: readonly unknown[];
  issues: readonly Issue[];
}

/** What was found in the rows of one parent. */
interface GroupResult {
  rows: readonly object[];
  context: RowContext;
  /** Rows without issues have no entry. */
  byRow: ReadonlyMap<string, readonly Issue[]>;
}

/** All issues of a draft: errors block an upload, warnings and advice do not. */
export function validateDraft(draft: Draft, options?: ValidationOptions): readonly Issue[] {
  return createValidator(options).check(draft).list();
}

/** A validator for a draft that changes: an edit of a cell checks its row, and what depends on it. */
export function createValidator(given: ValidationOptions = {}): Validator {
  const options: RuleOptions = {
    lengthUnit: given.lengthUnit ?? 'provider',
    domains: given.domains,
    sensitiveWords: given.sensitiveWords ?? ownSensitiveWords(),
  };
  const rowResults = new WeakMap<Row, RowResult>();
  let groupResults: ReadonlyMap<string, GroupResult> = new Map();
  const repeated = createRepeatedKeywords();

  function issuesOfRow<Kind extends RowKind>(
    kind: Kind,
    row: Row<Kind>,
    context: RowContext,
  ): readonly Issue[] {
    const { campaign, unit, units, keywords, creatives, pictures } = context;
    const read = [campaign, unit, units, keywords, creatives, pictures];
    const known = rowResults.get(row);
    if (known?.read.every((value, index) => value === read[index])) return known.issues;
    const rules: readonly RowRule<Kind>[] = rowRules[kind];
    const issues = rules.flatMap((rule) =>
      rule.check(row, context).map((finding) => issueOf({ kind, id: row.id }, rule, finding)),
    );
    rowResults.set(row, { read, issues: issues.length === 0 ? none : issues });
    return issues;
  }

  function checkGroup<Kind extends RowKind>(
    draft: Draft,
    { kind, parentId, rows }: { kind: Kind; parentId: string; rows: readonly Row<Kind>[] },
    across: ReadonlyMap<string, Issue>,
  ): GroupResult {
    const context = contextOf(draft, kind, parentId, options);
    const byRow = new Map<string, Issue[]>();
    const add = (id: string, issues: readonly Issue[]) => {
      if (issues.length > 0) byRow.set(id, [...(byRow.get(id) ?? []), ...issues]);
    };
    for (const row of rows) add(row.id, issuesOfRow(kind, row, withOwnRows(draft, kind, row.id, context)));
    const rules: readonly GroupRule<Kind>[] = groupRules[kind];
    for (const rule of rules)
      for (const [id, findings] of rule.checkGroup(rows))
        add(
          id,
          findings.map((finding) => issueOf({ kind, id }, rule, finding)),
        );
    if (kind === 'keyword')
      for (const { id } of rows) {
        const issue = across.get(id);
        if (issue) add(id, [issue]);
      }
    return { rows, context, byRow };
  }

  return {
    check(draft) {
      const across = repeated.check(draft);
      const inUse = new Map<string, GroupResult>();
      for (const kind of rowKinds) {
        for (const parentId of parentIdsInOrder(draft, kind)) {
          const rows = childrenOf<RowKind>(draft, kind, parentId);
          if (rows.length === 0) continue;
          const key = keyOfGroup(kind, parentId);
          const known = groupResults.get(key);
          const isKnown =
            known?.rows === rows &&
            childKindsOf(kind).length === 0 &&
            !(kind === 'keyword' && across.changedUnits.has(parentId)) &&
            hasSameRows(known.context, contextOf(draft, kind, parentId, options));
          inUse.set(key, isKnown ? known : checkGroup(draft, { kind, parentId, rows }, across.issues));
        }
      }
      groupResults = inUse;
      return issuesOf(draft, inUse);
    },
  };
}

function keyOfGroup(kind: RowKind, parentId: string): string {
  return `${kind} ${parentId}`;
}

function hasSameRows(one: RowContext, other: RowContext): boolean {
  const keys = ['campaign', 'unit', 'units', 'keywords', 'creatives', 'pictures'] as const;
  return keys.every((key) => one[key] === other[key]);
}

/** Issues of a draft by its groups, in order; the list is made when it is asked for. */
function issuesOf(draft: Draft, groups: ReadonlyMap<string, GroupResult>): DraftIssues {
  let list: readonly Issue[] | undefined;
  const listed = () => {
    list ??= [
      ...draftFindings(draft),
      ...[...groups.values()].flatMap(({ rows, byRow }) =>
        byRow.size === 0 ? none : inOrder(rows as readonly Row[], byRow),
      ),
    ];
    return list;
  };
  return {
    list: listed,
    of: (kind, id) => {
      const parentId = parentOf(tableOf<RowKind>(draft, kind), id);
      const group = parentId === undefined ? undefined : groups.get(keyOfGroup(kind, parentId));
      return group?.byRow.get(id) ?? none;
    },
    counts: () => countIssues(listed()),
  };
}

function inOrder(rows: readonly Row[], byRow: GroupResult['byRow']): readonly Issue[] {
  return rows.flatMap(({ id }) => byRow.get(id) ?? none);
}

const none: readonly never[] = [];

function issueOf(
  { kind, id }: { kind: RowKind; id: string },
  { id: ruleId, severity }: Pick<RowRule, 'id' | 'severity'>,
  finding: Finding,
): Issue {
  return { kind, id, ruleId, severity, ...finding };
}

function countIssues(issues: readonly Issue[]): IssueCounts {
  const counts: IssueCounts = { error: 0, warning: 0, advice: 0 };
  for (const { severity } of issues) counts[severity]++;
  return counts;
}

/** What the rows of a parent share. Lists that no rule of the kind reads are left out: a change in them matters to none. */
function contextOf(draft: Draft, kind: RowKind, parentId: string, options: RuleOptions): RowContext {
  const context = { options, campaign: undefined, unit: undefined, units: none, keywords: none };
  const empty: RowContext = { ...context, creatives: none, pictures: none };
  if (kind === 'campaign') return empty;
  if (kind === 'unit') return { ...empty, campaign: findRow(draft, 'campaign', parentId) };
  if (kind === 'picture') return empty;
  const campaignId = parentOf(tableOf(draft, 'unit'), parentId);
  const above: RowContext = {
    ...empty,
    campaign: campaignId === undefined ? undefined : findRow(draft, 'campaign', campaignId),
    unit: findRow(draft, 'unit', parentId),
  };
  if (kind === 'keyword') return above;
  return {
    ...above,
    keywords: childrenOf(draft, 'keyword', parentId),
    pictures: childrenOf(draft, 'picture', parentId),
  };
}

/** The context of a row that contains others. */
function withOwnRows(draft: Draft, kind: RowKind, id: string, context: RowContext): RowContext {
  if (kind === 'campaign') return { ...context, units: childrenOf(draft, 'unit', id) };
  if (kind !== 'unit') return context;
  return {
    ...context,
    keywords: childrenOf(draft, 'keyword', id),
    creatives: childrenOf(draft, 'creative', id),
    pictures: childrenOf(draft, 'picture', id),
  };
}

/** Issues by the campaigns and units that they are in, each with all that it contains. */
export function rollUpIssues(draft: Draft, issues: readonly Issue[]): ReadonlyMap<string, IssueCounts> {
  const counts = new Map<string, IssueCounts>();
  const add = (id: string, severity: Severity) => {
    const own = counts.get(id) ?? { error: 0, warning: 0, advice: 0 };
    own[severity]++;
    counts.set(id, own);
  };
  for (const { kind: first, id: firstId, severity } of issues) {
    let kind: RowKind | null = first === 'draft' ? null : first;
    let id: string | undefined = firstId;
    while (kind !== null && id !== undefined) {
      if (kind === 'campaign' || kind === 'unit') add(id, severity);
      id = parentOf(tableOf<RowKind>(draft, kind), id);
      kind = parentKinds[kind];
    }
  }
  return counts;
}
