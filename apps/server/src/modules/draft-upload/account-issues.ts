import {
  findRow,
  rowKinds,
  withoutIssues,
  type DraftIssues,
  type Issue,
  type IssueCode,
  type RowKind,
} from '@meridian/draft-editor/core';
import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of rows as they were fetched from the account, by row id; without rows that were not fetched. */
export type BasesOf = (kind: RowKind, ids: readonly string[]) => Promise<ReadonlyMap<string, Fields>>;

/** Errors that compare a field with others: an edit of those may cause them. */
const compared: readonly IssueCode[] = ['bid_over_budget'];
/** Fields of the same row that a rule reads with the field of the issue. */
const readWith: Partial<Record<IssueCode, readonly string[]>> = {
  amount_decimals: ['budgetType', 'bidMode'],
  app_required: ['androidApp'],
  app_unknown: ['iosUrl', 'androidApp'],
  bid_range: ['bidMode'],
  braces_match_type: ['matchType'],
  braces_unbalanced: ['matchType'],
  budget_range: ['budgetType'],
  business_required: ['isBrandOnly'],
  core_word: ['matchType'],
  factor_decimals: ['scheduleType'],
  schedule_factor: ['scheduleType'],
  schedule_required: ['scheduleType'],
  schedule_window: ['scheduleType'],
  url_too_long: ['monitorSuffix'],
  own_bid_min: ['bidMode'],
  own_bid_max: ['bidMode'],
  own_tracking: ['monitorSuffix'],
};
/** Errors in the number of rows, which added rows may cause. */
const counted: readonly IssueCode[] = ['too_many_keywords', 'too_many_creatives', 'too_many_units'];

/**
 * Issues without the errors of rows that were fetched from the account, in fields that are as they were fetched: the account
 * has these values, and the upload does not send them.
 */
export async function withoutAccountIssues(issues: DraftIssues, basesOf: BasesOf): Promise<DraftIssues> {
  const errors = issues.list().filter(({ severity }) => severity === 'error');
  const bases = new Map<string, Fields>();
  for (const kind of rowKinds) {
    const ids = new Set(errors.filter((issue) => issue.kind === kind).map(({ id }) => id));
    if (ids.size === 0) continue;
    for (const [id, base] of await basesOf(kind, [...ids])) bases.set(`${kind} ${id}`, base);
  }
  if (bases.size === 0) return issues;
  return withoutIssues(issues, (issue) => {
    if (issue.kind === 'draft' || issue.severity !== 'error') return false;
    const base = bases.get(`${issue.kind} ${issue.id}`);
    const row = findRow<RowKind>(issues.draft, issue.kind, issue.id);
    return base !== undefined && row !== undefined && isOfAccount(issue, { ...row }, base);
  });
}

function isOfAccount({ code, field }: Issue, row: Fields, base: Fields): boolean {
  if (counted.some((each) => each === code)) return false;
  const isSame = (name: string) => isDeepStrictEqual(row[name], base[name]);
  if (field === undefined || compared.some((each) => each === code)) return Object.keys(base).every(isSame);
  return [field, ...(readWith[code] ?? [])].every((name) => !(name in base) || isSame(name));
}
