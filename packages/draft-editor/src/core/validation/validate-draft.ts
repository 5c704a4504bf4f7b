import { childKindsOf, childrenOf, parentIdsInOrder, type Draft } from '../model/draft';
import { rowKinds, type Row, type RowKind } from '../model/rows';
import { groupRules, type IssueCode } from '../rules/registry';
import type { GroupRule, IssueParams, RowContext } from '../rules/rule';
import { issuesOfRow } from './check-row';
import { draftIssues, keyOfGroup, type DraftIssues, type GroupIssues } from './draft-issues';
import { issueOf, type Issue } from './issue';
import { createRepeatedKeywords } from './repeated-keywords';
import { contextOf, withOwnRows } from './row-context';
import { ruleOptions, type ValidationOptions } from './rule-options';

export interface Validator {
  /** Checks a draft; parts that are unchanged since the last check are skipped. */
  check: (draft: Draft) => DraftIssues;
  /** Like `check`, in steps of a few milliseconds, between which other work may run. No other check may begin before the last step. */
  checkInSteps: (draft: Draft) => Generator<void, DraftIssues, void>;
  /** The findings of the last check, by `keyOfGroup`; the issues of a skipped group keep their identity. */
  groups: () => ReadonlyMap<string, GroupIssues>;
}

const none: readonly never[] = [];
const rowsPerStep = 1_000;

/** The findings for the rows of one parent. */
interface GroupResult {
  rows: readonly object[];
  context: RowContext;
  /** Findings of the rules for one row. */
  own: GroupIssues;
  /** Findings of all rules. */
  byRow: GroupIssues;
}

interface GroupToCheck<Kind extends RowKind> {
  kind: Kind;
  parentId: string;
  rows: readonly Row<Kind>[];
  /** The result of the last check. */
  known: GroupResult | undefined;
}

/** An issue with its full location. */
export interface ListedIssue extends Issue {
  /** Kind, id and field, such as `keyword.keyword-1.bid`; for the draft itself only the field, or empty. */
  path: string;
  params: IssueParams;
}

/** All issues of a draft: errors block an upload, warnings and advice do not. */
export function validateDraft(draft: Draft, options: ValidationOptions): readonly ListedIssue[] {
  const issues = createValidator(options).check(draft).list();
  return issues.map((issue) => ({ ...issue, path: pathOf(issue), params: issue.params ?? {} }));
}

function pathOf({ kind, id, field }: Issue): string {
  return [...(kind === 'draft' ? [] : [kind, id]), ...(field === undefined ? [] : [field])].join('.');
}

/** A validator for a draft that changes: an edit of a cell checks its row, and everything that depends on it. */
export function createValidator(given: ValidationOptions): Validator {
  const options = ruleOptions(given);
  /** Results of rows that contain others. */
  const results = new WeakMap<Row, { context: RowContext; issues: readonly Issue[] }>();
  let groupResults: ReadonlyMap<string, GroupResult> = new Map();
  const repeated = createRepeatedKeywords();

  function issuesOfParent<Kind extends RowKind>(
    kind: Kind,
    row: Row<Kind>,
    context: RowContext,
  ): readonly Issue[] {
    const known = results.get(row);
    if (known && hasSameRows(known.context, context)) return known.issues;
    const issues = issuesOfRow(kind, row, context);
    results.set(row, { context, issues });
    return issues;
  }

  function* checkGroup<Kind extends RowKind>(
    draft: Draft,
    { kind, parentId, rows, known }: GroupToCheck<Kind>,
    across: ReadonlyMap<string, Issue>,
  ): Generator<void, GroupResult, void> {
    const context = contextOf(draft, kind, parentId, options);
    const isParent = childKindsOf(kind).length > 0;
    const checked = new Set<object>(known && hasSameRows(known.context, context) ? known.rows : none);
    const issuesOf = (row: Row<Kind>) => {
      if (isParent) return issuesOfParent(kind, row, withOwnRows(draft, kind, row.id, context));
      return checked.has(row) ? (known?.own.get(row.id) ?? none) : issuesOfRow(kind, row, context);
    };
    const own = new Map<string, readonly Issue[]>();
    for (const [index, row] of rows.entries()) {
      const issues = issuesOf(row);
      if (issues.length > 0) own.set(row.id, issues);
      if (index % rowsPerStep === rowsPerStep - 1) yield;
    }
    const byRow = new Map(own);
    const add = (id: string, issues: readonly Issue[]) =>
      byRow.set(id, [...(byRow.get(id) ?? none), ...issues]);
    const rules: readonly GroupRule<Kind, IssueCode>[] = groupRules[kind];
    for (const rule of rules)
      for (const [id, findings] of rule.checkGroup(rows, options))
        add(
          id,
          findings.map((finding) => issueOf({ kind, id }, rule, finding)),
        );
    if (kind === 'keyword')
      for (const { id } of rows) {
        const issue = across.get(id);
        if (issue) add(id, [issue]);
      }
    return { rows, context, own, byRow };
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
        const group = { kind, parentId, rows, known };
        inUse.set(key, isKnown ? known : yield* checkGroup(draft, group, across.issues));
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
