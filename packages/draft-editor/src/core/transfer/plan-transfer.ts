import type { ProviderKind } from '../limits/provider-limits';
import { childKindsOf, childrenOf, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import type { Row, RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import type { RowContext } from '../rules/rule';
import type { Issue } from '../validation/issue';
import { contextOf, withOwnRows } from '../validation/row-context';
import { ruleOptions, type ValidationOptions } from '../validation/rule-options';
import { newErrorOf } from './new-error';
import { createRowTaker, type RejectedRow } from './row-taker';

/** Kinds of rows that move between parents. */
export type TransferKind = Exclude<ProviderKind, 'campaign'>;

export interface Transfer {
  kind: TransferKind;
  ids: readonly string[];
  /** The campaign of units, the unit of keywords and creatives. */
  targetId: string;
  /** A copy leaves the originals where they are. */
  mode: 'move' | 'copy';
}

/** Each row of a transfer is in one of the lists, in the order of the request. */
export interface TransferPlan {
  takenIds: readonly string[];
  rejected: readonly RejectedRow[];
}

const rowsPerStep = 200;

/**
 * Plans which rows a target takes, in steps of a few milliseconds: rows that are not there, repeat no other, get no new error, and fit
 * into its limit. The rules of the draft decide. Unknown rows are left out.
 */
export function* planTransferSteps(
  draft: Draft,
  { kind, ids, targetId, mode }: Transfer,
  options: ValidationOptions,
): Generator<void, TransferPlan, void> {
  const find = rowLookup(draft, kind);
  const errors = errorsIn(draft, targetId, options);
  const present: readonly Row[] = childrenOf<RowKind>(draft, kind, targetId);
  const taker = createRowTaker(kind, present, ruleOptions(options));
  let count = 0;
  for (const id of ids) {
    const row = find(id);
    if (!row) continue;
    if (++count % rowsPerStep === 0) yield;
    if (mode === 'move' && parentOf(tableOf<RowKind>(draft, kind), id) === targetId) {
      taker.reject(id, { type: 'present' });
      continue;
    }
    const issue = yield* errors(kind, row);
    if (issue) taker.reject(id, { type: 'issue', issue });
    else if (taker.offer(row)) yield;
  }
  const { taken, rejected } = taker.finish(ids);
  return { takenIds: taken.map(({ id }) => id), rejected };
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
  const newError = (kind: RowKind, row: Row, at: RowContext, from: () => RowContext) =>
    newErrorOf(kind, row, withOwnRows(draft, kind, row.id, at), () =>
      withOwnRows(draft, kind, row.id, from()),
    );

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
