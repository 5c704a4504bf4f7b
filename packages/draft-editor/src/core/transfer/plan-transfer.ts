import type { ProviderLimits } from '../limits/provider-limits';
import { childKindsOf, childrenOf, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { groupRules } from '../rules/registry';
import type { RowContext, RuleOptions } from '../rules/rule';
import { issuesOfRow } from '../validation/check-row';
import type { Issue } from '../validation/issue';
import { contextOf, withOwnRows } from '../validation/row-context';
import { ruleOptions, type ValidationOptions } from '../validation/rule-options';

/** Kinds of rows that move between parents, with the limit of their number in one parent. */
const limitOfKind = {
  unit: 'unitsPerCampaign',
  keyword: 'keywordsPerUnit',
  creative: 'creativesPerUnit',
} as const satisfies Partial<Record<RowKind, keyof ProviderLimits>>;
export type TransferKind = keyof typeof limitOfKind;

/** How many rows of a kind one parent may have. */
export function maxRowsOf(kind: TransferKind, limits: ProviderLimits): number {
  return limits[limitOfKind[kind]].max;
}

export interface Transfer {
  kind: TransferKind;
  ids: readonly string[];
  /** The campaign of units, the unit of keywords and creatives. */
  targetId: string;
  /** A copy leaves the originals where they are. */
  mode: 'move' | 'copy';
}

/** Why the target does not take a row. */
export type TransferProblem =
  /** It is already there. */
  | { type: 'present' }
  /** The target, or an earlier row, has the same text. */
  | { type: 'duplicate' }
  /** The target has as many rows as it may have. */
  | { type: 'full'; max: number }
  /** The row, or one that it contains, would get this error there. */
  | { type: 'issue'; issue: Issue };

export interface RejectedRow {
  id: string;
  problem: TransferProblem;
}

/** Each row of a transfer is in one of the lists, in the order of the request. */
export interface TransferPlan {
  takenIds: readonly string[];
  rejected: readonly RejectedRow[];
}

const rowsPerStep = 200;
const rowsPerGroupCheck = 5_000;

/**
 * Plans which rows a target takes, in steps of a few milliseconds: rows that are not there, repeat no other, get no new error, and fit
 * into its limit. The rules of the draft decide. Unknown rows are left out.
 */
export function* planTransferSteps(
  draft: Draft,
  { kind, ids, targetId, mode }: Transfer,
  options: ValidationOptions,
): Generator<void, TransferPlan, void> {
  const max = maxRowsOf(kind, options.limits);
  const find = rowLookup(draft, kind);
  const errors = errorsIn(draft, targetId, options);
  const problems = new Map<string, TransferProblem>();
  const present: readonly Row[] = childrenOf<RowKind>(draft, kind, targetId);
  const taken: Row[] = [];
  let waiting: Row[] = [];

  function takeWaiting(): void {
    const repeated = repeatedRows<RowKind>(kind, [...present, ...taken, ...waiting], ruleOptions(options));
    for (const row of waiting) {
      if (repeated.has(row.id)) problems.set(row.id, { type: 'duplicate' });
      else if (present.length + taken.length >= max) problems.set(row.id, { type: 'full', max });
      else taken.push(row);
    }
    waiting = [];
  }

  let count = 0;
  for (const id of ids) {
    const row = find(id);
    if (!row) continue;
    if (++count % rowsPerStep === 0) yield;
    if (mode === 'move' && parentOf(tableOf<RowKind>(draft, kind), id) === targetId) {
      problems.set(id, { type: 'present' });
      continue;
    }
    const issue = yield* errors(kind, row);
    if (issue) problems.set(id, { type: 'issue', issue });
    else waiting.push(row);
    if (waiting.length < rowsPerGroupCheck) continue;
    takeWaiting();
    yield;
  }
  takeWaiting();
  const rejected = ids.flatMap((id): RejectedRow[] => {
    const problem = problems.get(id);
    return problem === undefined ? [] : [{ id, problem }];
  });
  return { takenIds: taken.map(({ id }) => id), rejected };
}

/** Ids of rows that repeat an earlier one; a copy beside its original repeats it. */
function repeatedRows<Kind extends RowKind>(
  kind: Kind,
  rows: readonly Row<Kind>[],
  options: RuleOptions,
): ReadonlySet<string> {
  const repeated = new Set<string>();
  const keyed = rows.map((row, index) => ({ ...row, id: String(index) }));
  for (const rule of groupRules[kind])
    for (const key of rule.checkGroup(keyed, options).keys()) {
      const row = rows[Number(key)];
      if (row) repeated.add(row.id);
    }
  return repeated;
}

/** Finds the first error that a row, or one that it contains, has in a target but not where it is. */
function errorsIn(draft: Draft, targetId: string, given: ValidationOptions) {
  const options = ruleOptions(given);
  const contexts = new Map<string, RowContext>();
  /** Rows in units that were checked. */
  let count = 0;
  /** The context of the rows in a parent; where they are, or with the target's campaign. */
  function contextAt(kind: RowKind, parentId: string, campaign?: Row<'campaign'>): RowContext {
    const key = [kind, parentId, campaign?.id].join(' ');
    let context = contexts.get(key);
    if (!context) {
      context = contextOf(draft, kind, parentId, options);
      if (campaign) context = { ...context, campaign };
      contexts.set(key, context);
    }
    return context;
  }
  function newError(kind: RowKind, row: Row, at: RowContext, from: () => RowContext): Issue | undefined {
    const errors = issuesOfRow<RowKind>(kind, row, withOwnRows(draft, kind, row.id, at)).filter(isError);
    if (errors.length === 0) return undefined;
    const known = new Set(
      issuesOfRow<RowKind>(kind, row, withOwnRows(draft, kind, row.id, from())).map(keyOfIssue),
    );
    return errors.find((issue) => !known.has(keyOfIssue(issue)));
  }

  return function* (kind: TransferKind, row: Row): Generator<void, Issue | undefined, void> {
    const parentId = parentOf(tableOf<RowKind>(draft, kind), row.id) ?? '';
    const target = contextAt(kind, targetId);
    const own = newError(kind, row, target, () => contextAt(kind, parentId));
    if (own || kind !== 'unit') return own;
    for (const childKind of childKindsOf(kind))
      for (const child of childrenOf<RowKind>(draft, childKind, row.id)) {
        const there = contextAt(childKind, row.id, target.campaign);
        const found = newError(childKind, child, there, () => contextAt(childKind, row.id));
        if (found) return found;
        if (++count % rowsPerStep === 0) yield;
      }
    return undefined;
  };
}

const isError = ({ severity }: Issue) => severity === 'error';
const keyOfIssue = ({ ruleId, code, field = '' }: Issue) => [ruleId, code, field].join(' ');
