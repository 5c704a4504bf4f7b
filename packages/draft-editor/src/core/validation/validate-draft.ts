import { childKindsOf, childrenOf, parentIdsInOrder, type Draft } from '../model/draft';
import { rowKinds, type Row, type RowKind } from '../model/rows';
import { groupRules, rowRules } from '../rules/registry';
import type { GroupRule, IssueParams, RowContext, RowRule } from '../rules/rule';
import { draftIssues, keyOfGroup, type DraftIssues, type GroupIssues } from './draft-issues';
import { issueOf, type Issue } from './issue';
import { createRepeatedKeywords } from './repeated-keywords';
import { contextOf, withOwnRows } from './row-context';
import { ruleOptions, type ValidationOptions } from './rule-options';

export interface Validator {
  /** Checks a draft; what is the same as in the last one that it checked is not looked at again. */
  check: (draft: Draft) => DraftIssues;
  /** As `check`, in steps of some milliseconds, between which other work may run. No other check may begin before the last step. */
  checkInSteps: (draft: Draft) => Generator<void, DraftIssues, void>;
  /** What the last check found, by `keyOfGroup`; the issues of a group that it did not look at keep their identity. */
  groups: () => ReadonlyMap<string, GroupIssues>;
}

const none: readonly never[] = [];
const rowsPerStep = 1_000;

interface RowResult {
  /** What the rules have read, by identity. */
  read: readonly unknown[];
  issues: readonly Issue[];
}

/** What was found in the rows of one parent. */
interface GroupResult {
  rows: readonly object[];
  context: RowContext;
  byRow: GroupIssues;
}

/** An issue with all that says where it is. */
export interface ListedIssue extends Issue {
  /** Kind, id and field, such as `keyword.keyword-1.bid`; only the field for the draft itself, or nothing. */
  path: string;
  params: IssueParams;
}

/** All issues of a draft: errors block an upload, warnings and advice do not. */
export function validateDraft(draft: Draft, options?: ValidationOptions): readonly ListedIssue[] {
  const issues = createValidator(options).check(draft).list();
  return issues.map((issue) => ({ ...issue, path: pathOf(issue), params: issue.params ?? {} }));
}

function pathOf({ kind, id, field }: Issue): string {
  return [...(kind === 'draft' ? [] : [kind, id]), ...(field === undefined ? [] : [field])].join('.');
}

/** A validator for a draft that changes: an edit of a cell checks its row, and what depends on it. */
export function createValidator(given: ValidationOptions = {}): Validator {
  const options = ruleOptions(given);
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

  function* checkGroup<Kind extends RowKind>(
    draft: Draft,
    { kind, parentId, rows }: { kind: Kind; parentId: string; rows: readonly Row<Kind>[] },
    across: ReadonlyMap<string, Issue>,
  ): Generator<void, GroupResult, void> {
    const context = contextOf(draft, kind, parentId, options);
    const byRow = new Map<string, Issue[]>();
    const add = (id: string, issues: readonly Issue[]) => {
      if (issues.length > 0) byRow.set(id, [...(byRow.get(id) ?? []), ...issues]);
    };
    for (const [index, row] of rows.entries()) {
      add(row.id, issuesOfRow(kind, row, withOwnRows(draft, kind, row.id, context)));
      if (index % rowsPerStep === rowsPerStep - 1) yield;
    }
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

  const issuesByGroup = () => new Map([...groupResults].map(([key, { byRow }]) => [key, byRow] as const));

  function* checkInSteps(draft: Draft): Generator<void, DraftIssues, void> {
    const across = yield* repeated.checkInSteps(draft);
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
        inUse.set(key, isKnown ? known : yield* checkGroup(draft, { kind, parentId, rows }, across.issues));
        yield;
      }
    }
    groupResults = inUse;
    return draftIssues(draft, issuesByGroup());
  }

  return {
    check(draft) {
      const steps = checkInSteps(draft);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
    checkInSteps,
    groups: issuesByGroup,
  };
}

function hasSameRows(one: RowContext, other: RowContext): boolean {
  const keys = ['campaign', 'unit', 'units', 'keywords', 'creatives', 'pictures'] as const;
  return keys.every((key) => one[key] === other[key]);
}
